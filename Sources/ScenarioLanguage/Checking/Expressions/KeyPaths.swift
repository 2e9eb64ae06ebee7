import SwiftSyntax

/// Key paths: `\.frame.origin` where a function is expected, and as values that `[keyPath:]` takes.
extension Checker {
    /// `\.a.b` and `\Root.a.b`.
    func checkKeyPath(_ syntax: KeyPathExprSyntax, _ expected: StaticType?) throws -> Typed {
        switch expected?.wrapped ?? expected {
        case .function(let function)?: return try checkKeyPath(syntax, asFunction: function)
        case .keyPath(let wanted)?: return try checkKeyPath(syntax, root: wanted.root)
        default: return try checkKeyPath(syntax, root: nil)
        }
    }

    /// What the closure `{ $0.a.b }` is that Swift makes of it.
    private func checkKeyPath(
        _ syntax: KeyPathExprSyntax, asFunction hint: FunctionType
    ) throws -> Typed {
        let range = SourceRange(syntax)
        guard hint.parameters.count == 1 else {
            throw fail(.closureParameters(expected: hint.parameters.count, found: 1), at: range)
        }
        let root = try syntax.root.map { try resolve($0) } ?? hint.parameters[0]
        if root.hasPlaceholder { throw fail(.closureNeedsType, at: range) }
        let path = try follow(syntax, from: root, isVariable: false) { value, _ in
            Return(value: self.unwrappedUnlessExpected(value, hint.result).node)
        }
        let result = unwrappedUnlessExpected(path.value, hint.result).type
        let node = ClosureLiteral(
            code: path.code, captures: path.captures, presets: [], spread: 0, range: range)
        return Typed(.function(FunctionType([root], result)), node, range)
    }

    /// The key path as a value.
    private func checkKeyPath(_ syntax: KeyPathExprSyntax, root expected: StaticType?) throws -> Typed {
        let range = SourceRange(syntax)
        guard let root = try syntax.root.map({ try resolve($0) }) ?? expected, !root.hasPlaceholder else {
            throw fail(.keyPathNeedsRoot, at: range)
        }
        let read = try follow(syntax, from: root, isVariable: false) { value, _ in Return(value: value.node) }
        var kind = KeyPathType.Kind.readOnly
        var writer: FunctionCode?
        if let written = attempt({ try writing(syntax, root) })?.result, written.value.place != nil {
            kind = read.value.place == nil ? .writable : .reference
            writer = written.code
        }
        let node = KeyPathLiteral(reader: read.code, writer: writer, range: range)
        return Typed(.keyPath(KeyPathType(kind: kind, root: root, value: read.value.type)), node, range)
    }

    private func writing(_ syntax: KeyPathExprSyntax, _ root: StaticType) throws -> FollowedPath {
        try follow(syntax, from: root, isVariable: true) { value, new in
            guard let place = value.place else { return Return(value: value.node) }
            return ExpressionStatement(expression: Assignment(place: place, value: new.node))
        }
    }

    /// A key path as a function of its root, and of the new value for one that is written.
    private struct FollowedPath {
        var value: Typed
        var code: FunctionCode
        var captures: CaptureList
    }

    private func follow(
        _ syntax: KeyPathExprSyntax, from root: StaticType, isVariable: Bool,
        _ statement: (_ value: Typed, _ new: Typed) throws -> any StatementNode
    ) throws -> FollowedPath {
        let range = SourceRange(syntax)
        let inner = FunctionContext(.closure, context.name, parent: context, result: nil)
        let code = parts.makeCode(context.name)
        return try inFunction(inner, scope: scope) {
            let variable = Variable("$0", slot: context.reserveSlot())
            let change = Variable("$1", slot: context.reserveSlot())
            code.parameters = isVariable ? [variable, change] : [variable]
            let parameter = LocalBinding(variable, context, root, isConstant: !isVariable, range)
            chain = []
            var value = try reference(to: parameter, at: range)
            for component in syntax.components { value = try check(component, of: value) }
            value = closingChain(value)
            let new = Typed(value.type, LocalVariable(variable: change, range: range), range)
            code.body = [
                StatementLine(line: line(of: range), range: range, statement: try statement(value, new))
            ]
            code.slotCount = inner.slotCount
            return FollowedPath(value: value, code: code, captures: inner.captures)
        }
    }

    private func check(_ component: KeyPathComponentSyntax, of value: Typed) throws -> Typed {
        let range = SourceRange(component)
        switch component.component {
        case .property(let property): return try check(property, of: value)
        case .optional(let mark) where mark.questionOrExclamationMark.text == "?":
            return try link(to: value, at: range)
        case .optional: return try forced(value, at: range)
        default: throw unsupported("this part of a key path", hint: "write a closure", at: range)
        }
    }

    private func check(_ property: KeyPathPropertyComponentSyntax, of value: Typed) throws -> Typed {
        let name = property.declName.baseName.identifierText
        let range = SourceRange(property.declName)
        if name == "self" { return value }
        let base = memberBase(.value(value), name)
        if let special = try checkSpecialMember(name, base, range) { return special }
        if let element = try checkTupleMember(name, base, range, range) { return element }
        if let found = try dynamicMember(name, of: base, nil, range) { return found }
        let members = try findMembers(name, in: base, at: range)
        if members.allSatisfy(\.isFunction) {
            throw unsupported("a method in a key path", hint: "write a closure", at: range)
        }
        if case .property(let property)? = members.first, property.changesWhenRead, !isClass(base.type) {
            throw fail(.keyPathOfMutatingGetter(name), at: range)
        }
        return try checkMembers(members, named: name, on: base, nil, range)
    }

    /// An implicitly unwrapped member is unwrapped where the function's result is no optional.
    private func unwrappedUnlessExpected(_ value: Typed, _ result: StaticType) -> Typed {
        result.isOptional || result.hasPlaceholder ? value : unwrapped(value)
    }

    // MARK: Joining

    /// `path.appending(path: other)`; nil for other calls.
    func checkAppending(
        _ name: String, _ receiver: Typed?, _ arguments: [Argument], _ range: SourceRange
    ) throws -> Typed? {
        guard name == "appending", arguments.count == 1, arguments[0].label == "path",
            let first = receiver.map(unwrapped), case .keyPath(let own) = first.type
        else { return nil }
        let hint = KeyPathType(kind: .readOnly, root: own.value, value: .parameter("Value"))
        let second = try checkValue(arguments[0].expression, .keyPath(hint))
        guard case .keyPath(let other) = second.type, other.root == own.value else {
            let expected = "KeyPath<\(own.value), Value>"
            throw fail(.mismatch(expected: expected, found: second.type.description), at: second.range)
        }
        let kind: KeyPathType.Kind = switch (own.kind, other.kind) {
        case (_, .reference): .reference
        case (.readOnly, _), (_, .readOnly): .readOnly
        case (let kind, .writable): kind
        }
        let type = KeyPathType(kind: kind, root: own.root, value: other.value)
        return Typed(.keyPath(type), JoinedKeyPath(first: first.node, second: second.node), range)
    }

    // MARK: Applying

    /// `base[keyPath: path]`; nil for other subscripts.
    func checkKeyPathSubscript(
        _ arguments: LabeledExprListSyntax, of base: MemberBase, at range: SourceRange
    ) throws -> Typed? {
        guard arguments.count == 1, let only = arguments.first, only.label?.text == "keyPath",
            let receiver = base.receiver
        else { return nil }
        let outer = chain
        chain = nil
        defer { chain = outer }
        let hint = KeyPathType(kind: .readOnly, root: receiver.type, value: .parameter("Value"))
        let path = try checkValue(only.expression, .keyPath(hint))
        guard case .keyPath(let type) = path.type else {
            let (expected, found) = ("KeyPath<\(receiver.type), Value>", path.type.description)
            throw fail(.mismatch(expected: expected, found: found), at: path.range)
        }
        let root = try convert(receiver, to: type.root)
        let node = KeyPathAccess(
            base: root.node, path: path.node, isObject: type.kind == .reference, range: range)
        let immutability: Typed.Immutability? = switch type.kind {
        case .readOnly:
            Typed.Immutability(name: "[keyPath:]", reason: "the key path is read-only")
        case .writable: root.immutability
        case .reference: nil
        }
        return Typed(type.value, node, range, immutability: immutability)
    }
}
