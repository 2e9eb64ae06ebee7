import SwiftSyntax

/// `let s: Set = [1, 2]`: the annotation names a generic type, and the value says the rest.
extension Checker {
    /// The generic type that a bare name stands for; nil when the annotation is complete.
    func bareFamily(_ syntax: TypeSyntax) -> StaticType? {
        guard let name = syntax.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
            let type = type(named: name.name.text, at: SourceRange(name)), type.hasPlaceholder,
            !type.isParameter
        else { return nil }
        return type
    }

    func checkBinding(
        _ syntax: PatternBindingSyntax, _ family: StaticType, _ initial: ExprSyntax, _ isConstant: Bool
    ) throws -> any StatementNode {
        guard let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            throw unsupported("this pattern here", at: SourceRange(syntax.pattern))
        }
        let type = try complete(family, from: initial)
        let complete = try check(initial, as: type)
        let pattern = try bind(name, type, isConstant: isConstant)
        return Declaration(pattern: pattern, initial: complete.node)
    }

    /// The type whose generic arguments an initial value says.
    func complete(_ family: StaticType, from initial: ExprSyntax) throws -> StaticType {
        if let type = try typeMade(of: initial, family) { return type }
        let value = unwrapped(try checkValue(initial))
        let type: StaticType
        switch (family, value.type) {
        case (.set, .array(let element)) where initial.is(ArrayExprSyntax.self): type = .set(element)
        case (.optional, _): type = value.type.isOptional ? value.type : .optional(value.type)
        default: type = value.type
        }
        guard type.family == family.family, type.origin === family.origin, !type.hasPlaceholder else {
            throw fail(
                .mismatch(expected: family.description, found: value.type.description), at: value.range)
        }
        return type
    }
}
