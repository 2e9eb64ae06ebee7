import EventEngine

/// The node of a call whose candidate and arguments are settled.
extension Checker {
    func makeCall(
        _ callable: Callable, _ arguments: [CheckedArgument], _ result: StaticType, _ range: SourceRange
    ) throws -> Typed {
        let (nodes, inouts) = parts(of: arguments)
        let node: any Node
        var unwrapping: String?
        switch callable.target {
        case .function(let function):
            if function.isImplicitlyUnwrapped { unwrapping = function.fullName }
            node = FunctionCall(code: function.code, arguments: nodes, inouts: inouts, range: range)
        case .method(let method, let base):
            if method.isImplicitlyUnwrapped { unwrapping = method.fullName }
            let call = try methodCall(method, base, nodes, inouts, range)
            node = waitsForActor(method, on: base) ? ActorCall(operand: call, range: range) : call
        case .native(let member, let receiver, let message):
            if member.isMutating, let receiver { try checkIsVariable(receiver, member.fullName) }
            if member.asksClass { parts.usesAppearances = true }
            return Typed(
                result,
                NativeCall(
                    receiver: receiver?.node, member: member, arguments: nodes, message: message,
                    range: range), range)
        case .nativeSubscript(let member, let receiver):
            let immutability =
                member.isSettable
                ? receiver.immutability : Typed.Immutability(name: "subscript", reason: "it can only be read")
            return Typed(
                result,
                NativeSubscript(base: receiver.node, member: member, arguments: nodes, range: range), range,
                immutability: immutability)
        case .creation(let declaration, let owner):
            node = InstanceCreation(
                type: owner.runtime, initializer: declaration.initializer, arguments: nodes, range: range)
        case .extended(let declaration, let isInherited):
            node = ExtendedCreation(
                initializer: declaration.initializer,
                heir: isInherited ? try heir(result.wrapped ?? result, of: declaration, at: range) : nil,
                arguments: nodes, range: range)
        case .delegation(let declaration, let own, let isSuper):
            guard let place = own.node.asPlace else {
                throw unsupported("this delegation", at: range)
            }
            node = InitializerDelegation(
                own: place, initializer: declaration.initializer, isDynamic: !isSuper, arguments: nodes,
                range: range, isFailable: declaration.isFailable)
        case .enumCase(let type, let index): node = EnumCreation(type: type, index: index, payload: nodes)
        case .ownSubscript(let declared, let base):
            return try makeSubscript(declared, base, nodes, result, range)
        case .tuple: node = TupleLiteral(elements: nodes)
        case .rawValue(let type): node = RawValueCreation(type: type, rawValue: nodes[0])
        case .closure(let value) where inouts.isEmpty:
            node = ClosureCall(callee: value.node, arguments: nodes, range: range)
        case .closure(let value):
            node = ChangingClosureCall(
                callee: value.node, arguments: nodes, inouts: inouts, range: range)
        }
        var value = Typed(result, node, range)
        value.implicitlyUnwrapped = unwrapping
        return value
    }

    /// The values of arguments, and the places of those that are `inout`.
    private func parts(
        of arguments: [CheckedArgument]
    ) -> (nodes: [any Node], inouts: [(index: Int, place: any Place)]) {
        var nodes: [any Node] = []
        var inouts: [(index: Int, place: any Place)] = []
        nodes.reserveCapacity(arguments.count)
        for argument in arguments {
            if argument.isPlace, let place = argument.node.asPlace { inouts.append((nodes.count, place)) }
            nodes.append(argument.node)
        }
        return (nodes, inouts)
    }

    /// A class that inherits an initializer from an extension of a superclass: what this calls is the class's
    /// own version.
    private func heir(
        _ type: StaticType, of made: InitializerDeclaration, at range: SourceRange
    ) throws -> UnmadeObject {
        var versions: [ObjectIdentifier: Initializer] = [:]
        let own = nativeInitializers(of: type)
        var current = superclass(of: type)
        while let ancestor = current {
            for initializer in nativeInitializers(of: ancestor) {
                guard case .native = initializer.initializer.body else { continue }
                guard let version = own.first(where: { $0.fullName == initializer.fullName }) else {
                    throw unsupported(
                        "an initializer that '\(type)' inherits from an extension",
                        hint: "extend '\(type)' itself", at: range)
                }
                versions[ObjectIdentifier(initializer.initializer)] = version.initializer
            }
            let added = extensionInitializers(of: ancestor)
            if added.contains(where: { $0.made === made && $0.home == ancestor }) { break }
            current = superclass(of: ancestor)
        }
        return UnmadeObject(versions)
    }

    private func methodCall(
        _ method: FunctionDeclaration, _ base: MemberBase, _ arguments: [any Node],
        _ inouts: [(index: Int, place: any Place)], _ range: SourceRange
    ) throws -> any Node {
        if method.isStatic {
            let owner = metatype(base)
            let shifted = inouts.map { (index: $0.index + 1, place: $0.place) }
            if let requirement = method.requirement {
                return RequirementCall(
                    receiver: owner, requirement: requirement, isMutating: false, arguments: arguments,
                    inouts: shifted, range: range)
            }
            if let dispatch = method.dispatch, !base.isSuper {
                return MethodCall(
                    receiver: owner, dispatch: dispatch, arguments: arguments,
                    inouts: shifted, look: method.look, range: range)
            }
            return FunctionCall(
                code: method.code, arguments: [owner] + arguments, inouts: shifted, range: range)
        }
        guard let receiver = base.receiver.map({ shown(unwrapped($0), to: method.owner) }) else {
            throw fail(.wrongLevel(method.name, owner: base.type.description, isStatic: false), at: range)
        }
        var shifted = inouts.map { (index: $0.index + 1, place: $0.place) }
        if let requirement = method.requirement {
            if method.isMutating { try checkIsVariable(receiver, method.fullName) }
            return RequirementCall(
                receiver: receiver.node, requirement: requirement, isMutating: method.isMutating,
                arguments: arguments, inouts: shifted, range: range)
        }
        if let dispatch = method.dispatch, !base.isSuper {
            return MethodCall(
                receiver: receiver.node, dispatch: dispatch, arguments: arguments, inouts: shifted,
                look: method.look, range: range)
        }
        if method.isMessage, !base.isSuper, inouts.isEmpty, let name = method.objectiveCName {
            return MessageCall(
                receiver: receiver.node, name: name, code: method.code, arguments: arguments,
                look: method.look, range: range)
        }
        if let call = superOverrideCall(method, base, receiver.node, arguments, range) { return call }
        if method.isMutating {
            try checkIsVariable(receiver, method.fullName)
            if let place = receiver.place { shifted.insert((index: 0, place: place), at: 0) }
        }
        return FunctionCall(
            code: method.code, arguments: [receiver.node] + arguments, inouts: shifted, range: range)
    }

    /// The call of a scenario class's override of a traced message through `super`; nil for other calls.
    private func superOverrideCall(
        _ method: FunctionDeclaration, _ base: MemberBase, _ receiver: any Node, _ arguments: [any Node],
        _ range: SourceRange
    ) -> SuperOverrideCall? {
        guard base.isSuper, let native = method.overriddenNative, let bridge = native.override,
            bridge.selector.isTraced
        else { return nil }
        return SuperOverrideCall(
            code: method.code, bridge: bridge, hasAnswer: native.result != .void,
            arguments: [receiver] + arguments, range: range)
    }

    /// What is in front of the dot of a static member, as a value.
    func metatype(_ base: MemberBase) -> any Node {
        base.metatype?.node ?? Constant(value: .type(base.type))
    }

    func checkIsVariable(_ receiver: Typed, _ name: String) throws {
        guard receiver.place == nil else { return }
        let immutability = receiver.immutability
        throw fail(
            .mutatingConstant(immutability?.name ?? name, fix: immutability?.fix), at: receiver.range)
    }

    /// The engine's messages behind a member that is reached through `super`; none for other members.
    func superMessages(
        _ member: NativeMember, _ base: MemberBase
    ) -> (getter: SuperMessage?, setter: SuperMessage?) {
        guard base.isSuper, let override = member.override else { return (nil, nil) }
        return (
            SuperMessage(selector: override.selector), override.setter.map { SuperMessage(selector: $0) }
        )
    }
}
