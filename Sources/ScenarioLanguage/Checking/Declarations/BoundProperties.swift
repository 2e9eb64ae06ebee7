import SwiftSyntax

/// One of the properties that a pattern names: `let (width, height) = (320, 480)` names two.
struct BoundProperty {
    let name: TokenSyntax
    /// The written type; nil where there is none.
    let type: TypeSyntax?
    /// The written value; nil where there is none.
    let initial: ExprSyntax?
}

extension Checker {
    /// The properties that a pattern names, each with its part of the written type and value.
    func properties(
        of binding: PatternBindingSyntax, _ type: TypeSyntax?, _ isConstant: Bool, _ traits: PropertyTraits,
        in place: MemberPlace
    ) throws -> [BoundProperty] {
        let initial = binding.initializer?.value
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            return [BoundProperty(name: name, type: type, initial: initial)]
        }
        let range = SourceRange(binding.pattern)
        if let accessors = binding.accessorBlock {
            throw unsupported(
                "accessors of several properties", hint: "declare each by itself", at: SourceRange(accessors))
        }
        if traits.isLazy { throw unsupported("'lazy' in front of several properties", at: range) }
        if isConstant, initial != nil, !traits.isStatic, place.declaration?.type.kind == .structure {
            throw unsupported(
                "one value for several constants of a struct", hint: "declare each with its own 'let'",
                at: range)
        }
        return try parts(of: binding.pattern, type, initial)
    }

    private func parts(
        of pattern: PatternSyntax, _ type: TypeSyntax?, _ initial: ExprSyntax?
    ) throws -> [BoundProperty] {
        let range = SourceRange(pattern)
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let name):
            return [BoundProperty(name: name.identifier, type: type, initial: initial)]
        case .wildcardPattern where initial?.isPlainLiteral ?? true: return []
        case .tuplePattern(let tuple):
            let patterns = tuple.elements.map { $0.pattern }
            let values = initial?.as(TupleExprSyntax.self)?.elements.map { $0.expression }
            let types = type?.as(TupleTypeSyntax.self)?.elements.map { $0.type }
            guard (values == nil) == (initial == nil), (types == nil) == (type == nil) else {
                throw unsupported(
                    "a pattern of properties whose value is not written part by part",
                    hint: "write '(a, b) = (..., ...)', or declare each by itself", at: range)
            }
            for count in [values?.count, types?.count] {
                guard let count, count != patterns.count else { continue }
                let names = "a pattern of \(patterns.count) parts"
                let parts = "(" + Array(repeating: "_", count: count).joined(separator: ", ") + ")"
                throw fail(.patternMismatch(pattern: names, type: parts), at: range)
            }
            return try patterns.indices.flatMap { index in
                try parts(of: patterns[index], types?[index], values?[index])
            }
        default: throw unsupported("this pattern for a property", at: range)
        }
    }
}

extension ExprSyntax {
    /// Whether nothing happens when it is evaluated.
    fileprivate var isPlainLiteral: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
        case .stringLiteralExpr(let text): text.representedLiteralValue != nil
        default: false
        }
    }
}
