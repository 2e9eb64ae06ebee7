/// A checked expression: what it evaluates, and what the checker knows of it.
///
/// A value like any other; its parts are behind a reference, because it is handed on and kept much more often
/// than it is changed.
struct Typed {
    private var parts: Parts

    private final class Parts {
        @exclusivity(unchecked) var type: StaticType
        @exclusivity(unchecked) var node: any Node
        @exclusivity(unchecked) var range: SourceRange
        @exclusivity(unchecked) var implicitlyUnwrapped: String?
        @exclusivity(unchecked) var isBareTypeName = false
        @exclusivity(unchecked) var isOptionalByChain = false
        @exclusivity(unchecked) var isCallBound = false
        @exclusivity(unchecked) var immutability: Immutability?

        init(_ type: StaticType, _ node: any Node, _ range: SourceRange, _ immutability: Immutability?) {
            self.type = type
            self.node = node
            self.range = range
            self.immutability = immutability
        }

        var copy: Parts {
            let copy = Parts(type, node, range, immutability)
            copy.implicitlyUnwrapped = implicitlyUnwrapped
            copy.isBareTypeName = isBareTypeName
            copy.isOptionalByChain = isOptionalByChain
            copy.isCallBound = isCallBound
            return copy
        }
    }

    /// Why something is no variable.
    final class Immutability: Sendable {
        let name: String
        let reason: String
        /// How it becomes a variable; nil where there is nothing simple to do.
        let fix: String?

        init(name: String, reason: String, fix: String? = nil) {
            self.fix = fix
            self.name = name
            self.reason = reason
        }

        /// That of what `let` declares.
        convenience init(constant name: String, fix: String?) {
            self.init(name: name, reason: "it is a 'let' constant", fix: fix)
        }
    }

    init(
        _ type: StaticType, _ node: any Node, _ range: SourceRange,
        immutability: Immutability? = Typed.value
    ) {
        parts = Parts(type, node, range, immutability)
    }

    /// The reason of everything that is a value and no variable.
    static let value = Immutability(name: "this value", reason: "it is not a variable")

    /// The parts, for a change that nobody else sees.
    private var own: Parts {
        mutating get {
            if !isKnownUniquelyReferenced(&parts) { parts = parts.copy }
            return parts
        }
    }

    var type: StaticType {
        get { parts.type }
        set { own.type = newValue }
    }

    var node: any Node {
        get { parts.node }
        set { own.node = newValue }
    }

    var range: SourceRange {
        get { parts.range }
        set { own.range = newValue }
    }

    /// The name of an implicitly unwrapped optional; such a value unwraps itself where that is needed.
    var implicitlyUnwrapped: String? {
        get { parts.implicitlyUnwrapped }
        set { own.implicitlyUnwrapped = newValue }
    }

    /// Whether it is the bare name of a type, which is no value without `.self`.
    var isBareTypeName: Bool {
        get { parts.isBareTypeName }
        set { own.isBareTypeName = newValue }
    }

    /// Whether only the `?` of its chain makes it an optional.
    var isOptionalByChain: Bool {
        get { parts.isOptionalByChain }
        set { own.isOptionalByChain = newValue }
    }

    /// Whether it is a closure that must not outlive the call of the function it is a parameter of.
    var isCallBound: Bool {
        get { parts.isCallBound }
        set { own.isCallBound = newValue }
    }

    /// Why it cannot be assigned; nil when it can.
    var immutability: Immutability? {
        get { parts.immutability }
        set { own.immutability = newValue }
    }

    /// The place to assign to, when there is one.
    var place: (any Place)? { immutability == nil ? node.asPlace : nil }
}
