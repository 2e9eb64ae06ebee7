import SwiftSyntax

/// Optional methods of protocols, called through a value of a protocol's type.
extension Checker {
    /// The methods with a name that a protocol of the engine asks for, also for one of the scenario that
    /// inherits from it.
    func protocolMethods(named name: String, of type: StaticType) -> [NativeMember] {
        guard isProtocol(type) else { return [] }
        return nativeProtocols(of: [type]).flatMap(\.optionalMethods).filter { $0.name == name }
    }

    /// `delegate.scrollViewDidScroll?(view)`: nil when the object's class has no such method; with `!`, which
    /// is forced, the run stops then. Answers nil itself when what is called is no method of a protocol.
    func checkOptionalMethod(
        _ syntax: MemberAccessExprSyntax, isForced: Bool, _ arguments: [Argument], _ range: SourceRange
    ) throws -> Typed? {
        let name = syntax.declName.baseName.identifierText
        guard let baseSyntax = syntax.base, chain != nil,
            let receiver = protocolValue(baseSyntax, having: name)
        else { return nil }
        let called = members(named: name, of: receiver.type).filter(\.mayBeMissing)
        if !called.isEmpty {
            let value = try convert(unwrapped(try checkLink(baseSyntax, nil)), to: receiver.type)
            let object = implementer(value.node, of: value, isForced: isForced)
            let place = SourceRange(syntax.declName.baseName)
            return try call(called, named: name, on: .value(object), arguments, nil, range, place)
        }
        let rows = protocolMethods(named: name, of: receiver.type).filter { !$0.isRequired }
        let own = optionalRequirements(named: name, of: receiver.type)
        guard !rows.isEmpty || !own.isEmpty else { return nil }
        let value = try convert(unwrapped(try checkLink(baseSyntax, nil)), to: receiver.type)
        let choice = Implementer(object: value.node)
        let object = implementer(choice, of: value, isForced: isForced)
        let candidates =
            rows.map { Callable($0, on: .value(object), receiver: object) }
            + own.map { Callable($0, on: .value(object)) }
        let call = try resolve(
            candidates, arguments, named: name, nil, range, SourceRange(syntax.declName.baseName))
        choice.selector = (call.node as? NativeCall)?.member.override?.selector
        choice.requirement = (call.node as? RequirementCall)?.requirement
        return call
    }

    /// `delegate?.textFieldShouldClear == nil`: whether the object has a method of the engine's protocol. Its
    /// value is the object, or nil. Nil itself for other operands.
    func implementer(ofMethodIn tree: OperatorTree) throws -> Typed? {
        guard case .leaf(let expression) = tree,
            let syntax = expression.as(MemberAccessExprSyntax.self), let base = syntax.base,
            catalogue.hasOptionalMethod(syntax.declName.baseName.identifierText)
        else { return nil }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        guard !object.is(SuperExprSyntax.self), let tried = attempt({ try check(object, nil) })?.result,
            !tried.isBareTypeName
        else { return nil }
        let rows = protocolMethods(
            named: syntax.declName.baseName.identifierText, of: tried.type.wrapped ?? tried.type)
        let fitting = rows.filter { syntax.declName.argumentNames?.fits($0.parameters.map(\.label)) ?? true }
        guard let row = fitting.first, fitting.count == 1, !row.isRequired else { return nil }
        let choice = Implementer(object: try check(object, nil).node)
        choice.selector = row.override?.selector
        return Typed(.optional(.anyObject), choice, SourceRange(syntax))
    }

    /// The object to which the method is sent, in the chain unless it is forced.
    private func implementer(_ node: any Node, of value: Typed, isForced: Bool) -> Typed {
        if isForced {
            let forced = ForcedUnwrapping(operand: node, implicitName: nil, range: value.range)
            return Typed(value.type, forced, value.range)
        }
        let link = ChainLink(base: node, slot: context.reserveSlot(), partsSlot: context.reserveSlot())
        chain?.append(link)
        return Typed(value.type, link, value.range)
    }

    /// The methods with a name that a protocol of the scenario lets types leave out.
    private func optionalRequirements(named name: String, of type: StaticType) -> [FunctionDeclaration] {
        members(named: name, of: type).compactMap { member in
            guard case .method(let method) = member else { return nil }
            return method.requirement?.isOptional == true ? method : nil
        }
    }

    /// The value in front of a dot, tried out, when it is of a protocol's type, or of a placeholder's that
    /// conforms to a protocol with the optional method.
    private func protocolValue(_ syntax: ExprSyntax, having name: String) -> Typed? {
        guard !syntax.is(SuperExprSyntax.self), let value = attempt({ try checkLink(syntax, nil) })?.result,
            !value.isBareTypeName
        else { return nil }
        let receiver = unwrapped(value)
        if isProtocol(receiver.type) { return receiver }
        guard receiver.type.isStandIn || meanings.areForParticularTypes else { return nil }
        return adoptedProtocols(of: receiver.type).first { mayLeaveOut(name, $0) }
            .map { Typed($0, receiver.node, receiver.range) }
    }

    /// The protocols to which a class says that it conforms, and those of its superclasses.
    private func adoptedProtocols(of type: StaticType) -> [StaticType] {
        var found: [StaticType] = []
        var current: StaticType? = type
        while case .user(let user)? = current {
            found += user.protocols
            current = user.superclass
        }
        return found
    }

    private func mayLeaveOut(_ name: String, _ type: StaticType) -> Bool {
        protocolMethods(named: name, of: type).contains { !$0.isRequired }
            || !optionalRequirements(named: name, of: type).isEmpty
    }

    /// A method that a protocol of the scenario asks for, as a value; nil for an optional one that the
    /// object's class does not have.
    func reference(
        to method: FunctionDeclaration, _ requirement: Requirement, of receiver: any Node,
        _ base: MemberBase, _ range: SourceRange
    ) throws -> Typed {
        let type = StaticType.function(method.functionType)
        if type.hasPlaceholder || method.withSelf != nil {
            throw unsupported(
                "a method of '\(base.type)' whose types depend on who implements it as a value",
                hint: "write a closure", at: range)
        }
        let node = RequirementReference(
            receiver: receiver, requirement: requirement, inouts: method.functionType.inouts.sorted(),
            range: range)
        return Typed(requirement.isOptional ? .optional(type) : type, node, range)
    }

    /// The methods that a value of a protocol's type surely has; nil when its type is no such protocol.
    func protocolMembers(named name: String, in base: MemberBase, at range: SourceRange) throws -> [Member]? {
        guard base.receiver != nil else { return nil }
        let rows = protocolMethods(named: name, of: base.type)
        guard let first = rows.first else { return nil }
        let required = requiredMembers(named: name, in: base)
        guard !required.isEmpty else {
            throw unsupported(
                "'\(first.fullName)' without '?'",
                hint: "the method is optional: write '\(first.name)?(…)'", at: range)
        }
        return required
    }

    /// The methods that each object has whose class conforms to a protocol of the engine.
    func requiredMembers(named name: String, in base: MemberBase) -> [Member] {
        guard case .value = base else { return [] }
        return protocolMethods(named: name, of: base.type).filter(\.isRequired)
            .map { .native($0, on: base.type) }
    }
}

extension Member {
    /// Whether it is a method that no type leaves out.
    var isNeverMissing: Bool {
        if case .method(let method) = self { method.requirement?.isOptional != true } else { false }
    }

    /// Whether it is a method of a protocol of UIKit that an object need not have.
    fileprivate var mayBeMissing: Bool {
        if case .native(let row, _) = self { row.mayBeMissing } else { false }
    }
}
