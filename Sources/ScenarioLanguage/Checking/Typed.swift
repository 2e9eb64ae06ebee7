/// A checked expression: what it evaluates, and what the checker knows of it.
struct Typed {
    var type: StaticType
    var node: any Node
    var range: SourceRange
    /// The name of an implicitly unwrapped optional; such a value unwraps itself where that is needed.
    var implicitlyUnwrapped: String?
    /// Whether it is the bare name of a type, which is no value without `.self`.
    var isBareTypeName = false
    /// Whether only the `?` of its chain makes it an optional.
    var isOptionalByChain = false
    /// Whether it is a closure that must not outlive the call of the function it is a parameter of.
    var isCallBound = false
    /// Why it cannot be assigned; nil when it can.
    var immutability: Immutability?

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
    }

    init(
        _ type: StaticType, _ node: any Node, _ range: SourceRange,
        immutability: Immutability? = Typed.value
    ) {
        self.type = type
        self.node = node
        self.range = range
        self.immutability = immutability
    }

    /// The reason of everything that is a value and no variable.
    static let value = Immutability(name: "this value", reason: "it is not a variable")

    /// The place to assign to, when there is one.
    var place: (any Place)? { immutability == nil ? node.asPlace : nil }
}
