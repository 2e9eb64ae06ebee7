/// A checked expression: what it evaluates, and what the checker knows of it.
///
/// A value like any other; its parts are behind a reference, because it is handed on and kept much more often
/// than it is changed.
@dynamicMemberLookup
struct Typed {
    private var box: Box

    /// The parts, which the members of a checked expression read and change.
    struct Parts {
        var type: StaticType
        var node: any Node
        var range: SourceRange
        /// Why it cannot be assigned; nil when it can.
        var immutability: Immutability?
        /// The name of an implicitly unwrapped optional; such a value unwraps itself where that is needed.
        var implicitlyUnwrapped: String?
        /// Whether it is the bare name of a type, which is no value without `.self`.
        var isBareTypeName = false
        /// Whether only the `?` of its chain makes it an optional.
        var isOptionalByChain = false
        /// Whether it is a closure that must not outlive the call of the function it is a parameter of.
        var isCallBound = false
    }

    private final class Box {
        @exclusivity(unchecked) var parts: Parts

        init(_ parts: Parts) { self.parts = parts }
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
        box = Box(Parts(type: type, node: node, range: range, immutability: immutability))
    }

    /// The reason of everything that is a value and no variable.
    static let value = Immutability(name: "this value", reason: "it is not a variable")

    /// A part; a change is seen by nobody else.
    @inline(__always)
    subscript<Part>(dynamicMember part: WritableKeyPath<Parts, Part>) -> Part {
        get { box.parts[keyPath: part] }
        set {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.parts) }
            box.parts[keyPath: part] = newValue
        }
    }

    /// The place to assign to, when there is one.
    var place: (any Place)? { self.immutability == nil ? self.node.asPlace : nil }
}
