import SwiftSyntax

/// Operators that the scenario defines for its own types.
extension Checker {
    /// Whether the scenario declares any function for the operator.
    func hasOwnOperator(_ name: String) -> Bool {
        ownOperatorNames.contains(name) || name == "!=" && ownOperatorNames.contains("==")
            || [">", "<=", ">="].contains(name) && ownOperatorNames.contains("<")
    }

    /// An operator function of the scenario that fits; nil when the operator means something else here.
    func checkOwnOperator(
        _ name: String, _ operands: [OperatorTree], _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed? {
        if operands.contains(where: { needsContext($0) && !isLiteralTree($0) && operands.count == 1 }) {
            return nil
        }
        if let found = try call(name, operands, range) { return found }
        switch name {
        case "!=":
            return try call("==", operands, range).map { Typed(.bool, Inversion(operand: $0.node), range) }
        case ">": return try call("<", operands.reversed(), range)
        case "<=":
            return try call("<", operands.reversed(), range).map {
                Typed(.bool, Inversion(operand: $0.node), range)
            }
        case ">=":
            return try call("<", operands, range).map { Typed(.bool, Inversion(operand: $0.node), range) }
        default: return nil
        }
    }

    /// `-a` and `a%%` with an operator of the scenario; nil when it has none that fits.
    func checkOwnOperator(
        _ token: TokenSyntax, _ fixity: OperatorFixity, _ operand: ExprSyntax, _ range: SourceRange
    ) throws -> Typed? {
        guard ownOperatorNames.contains(token.text) else { return nil }
        return try call(token.text, [.leaf(operand)], range, fixity: fixity)
    }

    private func call(
        _ name: String, _ operands: [OperatorTree], _ range: SourceRange, fixity: OperatorFixity = .infix
    ) throws -> Typed? {
        var best: (cost: Int, make: () throws -> Typed)?
        for function in ownOperators(named: name)
        where function.parameters.count == operands.count && function.fixity == fixity {
            let make: () throws -> Typed = { [self] in
                let values = try zip(operands, function.parameters).map { operand, parameter in
                    try convert(try check(operand, parameter.type), to: parameter.type)
                }
                var nodes = values.map(\.node)
                if let owner = function.owner { nodes.insert(Constant(value: .type(owner)), at: 0) }
                let node = FunctionCall(code: function.code, arguments: nodes, inouts: [], range: range)
                return Typed(function.result, node, range)
            }
            guard let tried = attempt(make), tried.cost < best?.cost ?? .max else { continue }
            best = (tried.cost, make)
        }
        return try best?.make()
    }

    /// `a += b` through an operator of the scenario: its own `+=`, or nothing.
    func checkOwnCompound(
        _ name: String, _ place: Typed, _ storage: any Place, _ right: OperatorTree, _ range: SourceRange
    ) throws -> Typed? {
        for function in ownOperators(named: name) where function.parameters.count == 2 {
            guard function.parameters[0].type == place.type, function.parameters[0].isInout else {
                continue
            }
            let value = try convert(
                try check(right, function.parameters[1].type), to: function.parameters[1].type)
            var nodes: [any Node] = [place.node, value.node]
            var first = 0
            if let owner = function.owner {
                nodes.insert(Constant(value: .type(owner)), at: 0)
                first = 1
            }
            let node = FunctionCall(
                code: function.code, arguments: nodes, inouts: [(first, storage)], range: range)
            return Typed(.void, node, range)
        }
        return nil
    }

    /// All functions of the scenario for an operator, global ones and static members.
    func ownOperators(named name: String) -> [FunctionDeclaration] {
        var found: [FunctionDeclaration] = []
        for case .functions(let functions) in topLevel.entries(named: name) { found += functions }
        for declaration in declarationOrder {
            for case .method(let method) in declaration.statics[name] ?? [] where method.requirement == nil
            {
                found.append(method)
            }
        }
        for type in nativeExtensionOrder {
            for case .method(let method) in nativeExtensions[type]?.statics[name] ?? [] {
                found.append(method)
            }
        }
        return found
    }
}
