import SwiftSyntax

/// Patterns that the scenario gives a meaning: `func ~= (pattern: Even, number: Int) -> Bool`.
extension Checker {
    /// A pattern for which the scenario has an operator `~=` that fits; nil for all others.
    func checkOwnMatch(_ pattern: OperatorTree, _ type: StaticType) throws -> (any PatternNode)? {
        guard hasOwnOperator("~=") else { return nil }
        return try inScope {
            let name = "$match"
            let declared = try declareLocal(name, type, isConstant: true, pattern.range)
            let value = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
            let call = { [self] in
                try checkOwnOperator("~=", [pattern, .leaf(value)], .bool, pattern.range)
            }
            guard attempt(call)?.result != nil, let match = try call(), match.type == .bool else {
                return nil
            }
            return OwnMatchPattern(value: BindingPattern(variable: declared.variable), match: match.node)
        }
    }
}
