import SwiftSyntax

/// Methods of the engine's protocols, called through a value of a protocol's type.
extension Checker {
    /// The methods with a name that a protocol of the engine asks for.
    func protocolMethods(named name: String, of type: StaticType) -> [NativeMember] {
        guard let record = catalogue.record(of: type), record.kind == .protocol else { return [] }
        return nativeProtocols(of: [type]).flatMap(\.optionalMethods).filter { $0.name == name }
    }

    /// `delegate.scrollViewDidScroll?(view)`: nil when the object's class has no such method. Answers nil
    /// itself when what is called is no method of a protocol.
    func checkOptionalMethod(
        _ syntax: MemberAccessExprSyntax, _ arguments: [Argument], _ range: SourceRange
    ) throws -> Typed? {
        guard let baseSyntax = syntax.base, chain != nil, let receiver = protocolValue(baseSyntax) else {
            return nil
        }
        let name = syntax.declName.baseName.text
        let rows = protocolMethods(named: name, of: receiver.type).filter { !$0.isRequired }
        guard !rows.isEmpty else { return nil }
        let value = unwrapped(try checkLink(baseSyntax, nil))
        let choice = Implementer(object: value.node)
        let link = ChainLink(base: choice, slot: context.reserveSlot(), partsSlot: context.reserveSlot())
        chain?.append(link)
        let object = Typed(value.type, link, value.range)
        let candidates = rows.map { Callable($0, on: .value(object), receiver: object) }
        let call = try resolve(
            candidates, arguments, named: name, nil, range, SourceRange(syntax.declName.baseName))
        choice.selector = (call.node as? NativeCall)?.member.override?.selector
        return call
    }

    /// The value in front of a dot, tried out, when it is of a protocol of the engine.
    private func protocolValue(_ syntax: ExprSyntax) -> Typed? {
        guard !syntax.is(SuperExprSyntax.self), let value = attempt({ try checkLink(syntax, nil) })?.result,
            !value.isBareTypeName
        else { return nil }
        let receiver = unwrapped(value)
        return catalogue.record(of: receiver.type)?.kind == .protocol ? receiver : nil
    }

    /// The methods that a value of a protocol's type surely has; nil when its type is no such protocol.
    func protocolMembers(named name: String, in base: MemberBase, at range: SourceRange) throws -> [Member]? {
        guard base.receiver != nil else { return nil }
        let rows = protocolMethods(named: name, of: base.type)
        guard let first = rows.first else { return nil }
        guard first.isRequired else {
            throw unsupported(
                "'\(first.fullName)' without '?'",
                hint: "the method is optional: write '\(first.name)?(…)'", at: range)
        }
        return rows.map { .native($0, on: base.type) }
    }
}
