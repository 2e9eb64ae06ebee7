import SwiftSyntax

/// `@dynamicMemberLookup`: members that a type does not have are asked of its `subscript(dynamicMember:)`.
extension Checker {
    /// A member that a subscript stands for; nil where the type has such a member, or no such subscript.
    func dynamicMember(
        _ name: String, of base: MemberBase, _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed? {
        var seen: Set<UserType> = []
        guard hasDynamicMembers, isDynamic(base.type, &seen) else { return nil }
        let known = base.isStatic ? statics(named: name, of: base.type) : members(named: name, of: base.type)
        guard known.isEmpty else { return nil }
        let own = ownSubscripts(of: base.type, isStatic: base.isStatic)
            .filter { $0.parameters.map(\.label) == ["dynamicMember"] }
        // A key path comes first: only what it does not find is asked by name.
        let (byPath, byName) = (own.filter(\.takesKeyPath), own.filter { !$0.takesKeyPath })
        for (candidates, key) in [(byPath, keyPath(to: name)), (byName, text(name))]
        where !candidates.isEmpty {
            let argument = Argument(key, label: "dynamicMember", range)
            let callables = candidates.map { callable($0, on: base) }
            let made = attempt { try resolve(callables, [argument], named: "subscript", expected, range) }
            if made == nil { continue }
            return try resolve(callables, [argument], named: "subscript", expected, range)
        }
        return nil
    }

    /// Whether a type, or one that it inherits from, has members that are looked up by name.
    ///
    /// - Parameter seen: those that have been asked, as a class may adopt a protocol that asks for the class.
    private func isDynamic(_ type: StaticType, _ seen: inout Set<UserType>) -> Bool {
        guard case .user(let user) = type, seen.insert(user).inserted else { return false }
        if syntax(of: user).attributes.has("dynamicMemberLookup") { return true }
        if let superclass = user.superclass, isDynamic(superclass, &seen) { return true }
        return user.protocols.contains { isDynamic($0, &seen) }
    }

    private func keyPath(to name: String) -> ExprSyntax {
        let property = KeyPathPropertyComponentSyntax(
            declName: DeclReferenceExprSyntax(baseName: .identifier(name)))
        let component = KeyPathComponentSyntax(period: .periodToken(), component: .property(property))
        return ExprSyntax(KeyPathExprSyntax(components: KeyPathComponentListSyntax([component])))
    }

    private func text(_ name: String) -> ExprSyntax {
        let segment = StringSegmentSyntax(content: .stringSegment(name))
        return ExprSyntax(
            StringLiteralExprSyntax(
                openingQuote: .stringQuoteToken(), segments: [.stringSegment(segment)],
                closingQuote: .stringQuoteToken()))
    }

    /// `a[...]`, all of a collection as a part of it; nil for other subscripts.
    func checkWholePart(
        _ arguments: LabeledExprListSyntax, of base: MemberBase, at range: SourceRange
    ) throws -> Typed? {
        guard arguments.count == 1, let only = arguments.first, only.label == nil,
            only.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "...",
            !members(named: "dropFirst", of: base.type).isEmpty
        else { return nil }
        if let part = try checkWholePlace(of: base, at: range) { return part }
        let none = ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral("0")))
        let found = try findMembers("dropFirst", in: base, at: range)
        return try call(
            found, named: "dropFirst", on: base, [Argument(none, label: nil, range)], nil, range, range)
    }
}

extension Checker {
    /// `a[...]` of an array or a part of one, which may be changed in place; nil for others.
    private func checkWholePlace(of base: MemberBase, at range: SourceRange) throws -> Typed? {
        let open = StaticType.native(PartialRangeFrom<Int>.self)
        guard let receiver = base.receiver,
            let row = catalogue.members(named: "subscript", of: receiver.type)
                .first(where: { $0.parameters.map(\.type) == [open] })
        else { return nil }
        let all = Value.range(.int(lower: .min, upper: .max, isClosed: true))
        let node = NativeSubscript(
            base: receiver.node, member: row, arguments: [Constant(value: all)], range: range)
        return Typed(
            row.result.substituting(receiver.type.placeholders), node, range,
            immutability: receiver.immutability)
    }
}

extension SubscriptDeclaration {
    /// Whether it takes a key path.
    fileprivate var takesKeyPath: Bool {
        if case .keyPath? = parameters.first?.type { true } else { false }
    }
}
