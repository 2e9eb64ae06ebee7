import SwiftSyntax

/// Methods that are named by their type.
extension Checker {
    /// `Card.flip`: a function that takes an instance and answers its method; nil where the type itself has
    /// the name.
    func unapplied(
        _ name: String, of base: MemberBase, _ labels: DeclNameArgumentsSyntax?, _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed? {
        let owner = base.type
        guard base.isStatic, !owner.hasPlaceholder, statics(named: name, of: owner).isEmpty else {
            return nil
        }
        let methods = members(named: name, of: owner)
        guard !methods.isEmpty, methods.allSatisfy(\.isFunction) else { return nil }
        let own = Variable("self", slot: 0)
        let instance = Typed(owner, LocalVariable(variable: own, range: range), range)
        var bound: StaticType?
        if case .function(let wanted)? = expected?.wrapped ?? expected { bound = wanted.result }
        let method = try checkMembers(
            accessible(methods, named: name, at: range), named: name, on: .value(instance), labels: labels,
            bound, range)
        let code = parts.makeCode(name)
        code.parameters = [own]
        code.slotCount = 1
        let answer = Return(value: method.node)
        code.body = [StatementLine(line: line(of: range), range: range, statement: answer)]
        let node = FunctionReference(code: code, receiver: nil, dispatch: nil, range: range)
        return Typed(.function(FunctionType([owner], method.type)), node, range)
    }

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
