import SwiftSyntax

/// What calls say of the closures that they are given.
struct ClosureUses {
    /// The closures in sight, and names of closures, that run before the call is over in which they are.
    var calledAtOnce: Set<SyntaxIdentifier> = []
    /// Those whose results a result builder makes, which is the type.
    var builders: [SyntaxIdentifier: StaticType] = [:]
    /// Those that name members without `self` although they are kept.
    var sharingSelf: Set<SyntaxIdentifier> = []
}
