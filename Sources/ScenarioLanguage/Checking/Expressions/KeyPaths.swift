import SwiftSyntax

/// Key paths where a function is expected: `map(\.name)`.
extension Checker {
    /// `\.a.b` and `\Root.a.b`, as the closure `{ $0.a.b }` that Swift makes of it.
    func checkKeyPath(_ syntax: KeyPathExprSyntax, _ expected: StaticType?) throws -> Typed {
        let range = SourceRange(syntax)
        guard case .function(let hint)? = expected?.wrapped ?? expected, hint.parameters.count == 1 else {
            throw unsupported(
                "a key path that is not passed as a function", hint: "write a closure: '{ $0.name }'",
                at: range)
        }
        let root = try syntax.root.map { try resolve($0) } ?? hint.parameters[0]
        if root.hasPlaceholder { throw fail(.closureNeedsType, at: range) }
        let inner = FunctionContext(.closure, context.name, parent: context, result: nil)
        let code = parts.makeCode(context.name)
        return try inFunction(inner, scope: scope) {
            let variable = Variable("$0", slot: context.reserveSlot())
            code.parameters.append(variable)
            let parameter = LocalBinding(variable, context, root, isConstant: true, range)
            var value = try reference(to: parameter, at: range)
            for component in syntax.components { value = try check(component, of: value) }
            value = unwrappedUnlessExpected(value, hint.result)
            code.body = [
                StatementLine(line: line(of: range), range: range, statement: Return(value: value.node))
            ]
            code.slotCount = inner.slotCount
            let node = ClosureLiteral(
                code: code, captures: inner.captures, presets: [], spread: 0, range: range)
            return Typed(.function(FunctionType([root], value.type)), node, range)
        }
    }

    private func check(_ component: KeyPathComponentSyntax, of value: Typed) throws -> Typed {
        guard case .property(let property) = component.component else {
            throw unsupported(
                "this part of a key path", hint: "write a closure", at: SourceRange(component))
        }
        let name = property.declName.baseName.text
        let range = SourceRange(property.declName)
        if name == "self" { return value }
        let base = memberBase(.value(value), name)
        if let special = try checkSpecialMember(name, base, range) { return special }
        if let element = try checkTupleMember(name, base, range, range) { return element }
        let members = try findMembers(name, in: base, at: range)
        if members.allSatisfy(\.isFunction) {
            throw unsupported("a method in a key path", hint: "write a closure", at: range)
        }
        return try checkMembers(members, named: name, on: base, nil, range)
    }

    /// An implicitly unwrapped member is unwrapped where the function's result is no optional.
    private func unwrappedUnlessExpected(_ value: Typed, _ result: StaticType) -> Typed {
        result.isOptional || result.hasPlaceholder ? value : unwrapped(value)
    }
}
