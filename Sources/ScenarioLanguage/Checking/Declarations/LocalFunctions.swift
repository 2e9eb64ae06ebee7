import SwiftSyntax

/// Functions inside of functions.
extension Checker {
    /// A function inside a function: a constant that holds a closure, with labels.
    func checkLocalFunction(_ syntax: FunctionDeclSyntax) throws -> any StatementNode {
        if let clause = syntax.genericParameterClause {
            throw unsupported(
                "a generic local function", hint: "declare it outside", at: SourceRange(clause))
        }
        let function = try makeFunction(syntax, owner: nil, in: scope)
        guard let body = syntax.body else { throw CheckAbort() }
        let binding = try declareLocal(
            function.name, .function(function.functionType), isConstant: true, function.range)
        binding.function = function
        let inner = FunctionContext(.function, function.fullName, parent: context, result: function.result)
        inner.allow(function.effect)
        inner.builder = resultBuilder(in: syntax.attributes)
        inner.naming = context.naming
        let home = scope
        inFunction(inner, scope: home) {
            declareParameters(function.parameters, function.code, at: function.range)
            scope = Scope(.block, parent: scope)
            checkFunctionStatements(body, function.code)
            function.code.slotCount = inner.slotCount
        }
        let node = ClosureLiteral(
            code: function.code, captures: inner.captures, presets: [], spread: 0,
            inouts: function.functionType.inouts.sorted(), range: function.range)
        return LocalFunction(variable: binding.variable, closure: node)
    }
}
