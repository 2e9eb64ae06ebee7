/// Methods that are named by their type.
extension Checker {
    /// `Card.flip(card)`: the method of that instance, as a value; nil for other calls.
    func checkUnapplied(
        _ name: String, on base: MemberBase, _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed? {
        guard case .type(let owner, _) = base, arguments.count == 1, arguments[0].label == nil,
            !arguments[0].isTrailing, statics(named: name, of: owner).isEmpty
        else { return nil }
        let methods = members(named: name, of: owner)
        guard !methods.isEmpty, methods.allSatisfy(\.isFunction),
            attempt({ try check(arguments[0].expression, as: owner) }) != nil
        else { return nil }
        let instance = try check(arguments[0].expression, as: owner)
        return try checkMembers(methods, named: name, on: .value(instance), expected, range)
    }
}
