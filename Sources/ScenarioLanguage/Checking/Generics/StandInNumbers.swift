/// Numbers of placeholders: `CGFloat(x)` and `T(x)`, where one of the two is a number of which generic code
/// knows only the protocol. What runs is the version for particular types, where both are known.
extension Checker {
    func checkNumberOfStandIn(
        _ type: StaticType, _ arguments: [Argument], _ range: SourceRange
    ) throws -> Typed? {
        guard hasStandIns, arguments.count == 1, arguments[0].label == nil, isNumeric(type) else {
            return nil
        }
        let hint = type.isStandIn && arguments[0].expression.isNumberLiteral ? type : nil
        let found = attempt { try checkValue(arguments[0].expression, hint) }
        guard let given = found.map({ unwrapped($0.result).type }) else { return nil }
        guard type.isStandIn || given.isStandIn, isNumeric(given) else { return nil }
        return Typed(type, Constant(value: .void), range)
    }

    private func isNumeric(_ type: StaticType) -> Bool {
        if type.isNumber { return true }
        guard type.isStandIn else { return false }
        return catalogue.conforms(type, to: .integer) || catalogue.conforms(type, to: .floatingPoint)
    }
}
