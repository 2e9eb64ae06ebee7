/// Operators that types have by themselves, where a protocol of the scenario asks for them:
/// `protocol Summable { static func + (left: Self, right: Self) -> Self }` and `extension Int: Summable {}`.
extension Checker {
    /// Code that does what the operator does for the types; nil when they do not have it.
    func operatorWitness(for wanted: FunctionDeclaration) -> Witness? {
        guard wanted.isStatic, wanted.generic == nil, wanted.syntax?.name.isOperator == true else {
            return nil
        }
        let range = wanted.range
        let code = parts.makeCode(wanted.name)
        code.parameters = [Variable("self", slot: 0)]
        code.parameters += wanted.parameters.enumerated().map { Variable($1.name, slot: $0 + 1) }
        code.slotCount = code.parameters.count
        let sides = zip(wanted.parameters, code.parameters.dropFirst()).map { parameter, variable in
            Typed(parameter.type, LocalVariable(variable: variable, range: range), range)
        }
        guard let made = attempt({ try statement(of: wanted, sides, range) }) else { return nil }
        code.body = [StatementLine(line: line(of: range), range: range, statement: made.result)]
        return .method(code, isMutating: false)
    }

    private func statement(
        of wanted: FunctionDeclaration, _ sides: [Typed], _ range: SourceRange
    ) throws -> any StatementNode {
        let name = wanted.name
        if sides.count == 2, wanted.parameters[0].isInout, name.hasSuffix("="),
            let place = sides[0].node.asPlace
        {
            let value = try combine(sides[0], String(name.dropLast()), sides[1], range)
            let changed = try convert(value, to: sides[0].type)
            return ExpressionStatement(expression: Assignment(place: place, value: changed.node))
        }
        guard !wanted.parameters.contains(where: \.isInout) else { throw CheckAbort() }
        let value = sides.count == 2
            ? try binary(name, sides[0], sides[1], range) : try prefix(name, sides[0], wanted.fixity, range)
        return Return(value: try convert(value, to: wanted.result).node)
    }

    /// `a < b`, `a == b`, `a + b` for checked operands of types that are not the scenario's.
    func binary(_ name: String, _ left: Typed, _ right: Typed, _ range: SourceRange) throws -> Typed {
        if let relation = Comparison.Relation(rawValue: name), isComparable(left.type) {
            return Typed(.bool, Comparison(relation: relation, left: left.node, right: right.node), range)
        }
        if name == "==" || name == "!=", isEquatable(left.type) {
            return Typed(
                .bool, Equality(left: left.node, right: right.node, isNegated: name == "!="), range)
        }
        return try combine(left, name, right, range)
    }

    private func prefix(
        _ name: String, _ operand: Typed, _ fixity: OperatorFixity, _ range: SourceRange
    ) throws -> Typed {
        if fixity == .prefix, name == "!", operand.type == .bool {
            return Typed(.bool, Inversion(operand: operand.node), range)
        }
        guard fixity == .prefix, name == "-", operand.type.isNumber, let made = negated(operand, range)
        else { throw CheckAbort() }
        return made
    }
}
