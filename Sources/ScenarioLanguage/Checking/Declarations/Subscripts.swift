import SwiftSyntax

/// A subscript of a type of the scenario, or one that an extension adds to a native type.
final class SubscriptDeclaration {
    let parameters: [Parameter]
    let result: StaticType
    let code: SubscriptCode
    let isStatic: Bool
    var isOverride = false
    /// Whether setting an element changes nothing in the instance itself: `nonmutating set`.
    var isNonmutating = false
    /// Whether reading an element may change the instance: `mutating get`.
    var changesWhenRead: Bool { code.getterIsMutating }
    /// Whether no subclass overrides it.
    var isFinal = false
    /// Where it is declared.
    var range = SourceRange(0, 0)
    /// The type that it is declared for.
    var owner: StaticType?
    /// Whether the result is written with `!`.
    var isImplicitlyUnwrapped = false
    /// What a protocol asks for with it; nil outside protocols.
    var requirement: Requirement?
    /// Its versions, when it has placeholders of its own.
    var generic: GenericSubscript?
    /// Whether a protocol asks for it.
    var isRequirement: Bool { requirement != nil }
    /// Whether it can be set.
    var isSettable: Bool { code.setter != nil }

    init(_ parameters: [Parameter], _ result: StaticType, _ code: SubscriptCode, isStatic: Bool) {
        self.code = code
        self.parameters = parameters
        self.result = result
        self.isStatic = isStatic
    }

    /// Whether both take the same.
    func hasSameSignature(as other: SubscriptDeclaration) -> Bool {
        parameters.map(\.label) == other.parameters.map(\.label)
            && typesByPosition == other.typesByPosition
            && generic?.signature.requirements == other.generic?.signature.requirements
    }

    /// The types of its parameters, in which its own placeholders are known by their numbers.
    private var typesByPosition: [StaticType] {
        parameters.map { $0.type.numbering(generic?.signature.names ?? []) }
    }

    /// Whether its types depend on what the value is.
    var hasOpenTypes: Bool { generic.hasOpen(parameters.map(\.type) + [result]) }

    /// `subscript(_:row:)`
    var fullName: String { "subscript(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

/// Subscripts that the author declares.
extension Checker {
    func collect(_ syntax: SubscriptDeclSyntax, in place: MemberPlace) throws {
        let range = SourceRange(syntax.subscriptKeyword)
        try checkAttributes(syntax.attributes)
        checkRules(of: syntax.accessorBlock, "subscript")
        try refuseOfActor(syntax, place.type)
        if place.isProtocol, !place.isExtension {
            checkIsBodiless(syntax.accessorBlock, nil, named: "subscript")
        }
        if let generic = try makeGeneric(syntax, in: place) { return try collect(generic, syntax, in: place) }
        let made = try makeSubscript(syntax, in: place, place.scope)
        place.add(made)
        if made.isRequirement { return }
        try collectAccessors(of: made, syntax, in: place, place.scope, at: range)
    }

    /// Makes the declaration of a subscript from its signature.
    ///
    /// - Parameter scope: knows the types of its placeholders.
    func makeSubscript(
        _ syntax: SubscriptDeclSyntax, in place: MemberPlace, _ scope: Scope
    ) throws -> SubscriptDeclaration {
        var (isStatic, isOverride, isFinal) = (false, false, false)
        for modifier in syntax.modifiers {
            switch modifier.name.text {
            case "static": isStatic = true
            case "override" where place.declaration?.type.kind == .class && !isStatic: isOverride = true
            case "final": isFinal = true
            case "private", "fileprivate", "public", "internal", "package", "open", "nonisolated": break
            default: throw unsupported("'\(modifier.name.text)' here", at: SourceRange(modifier))
            }
        }
        let made: SubscriptDeclaration = try withScope(scope) {
            // A subscript's parameter has a label only where two names are written.
            let parameters = try zip(
                makeParameters(syntax.parameterClause), syntax.parameterClause.parameters
            ).map { parameter, written in
                var parameter = parameter
                if written.secondName == nil { parameter.label = nil }
                return parameter
            }
            let (result, isImplicit) = try resolveDeclared(syntax.returnClause.type)
            let made = SubscriptDeclaration(
                parameters, result, SubscriptCode(getter: parts.makeCode("subscript")), isStatic: isStatic)
            made.isImplicitlyUnwrapped = isImplicit
            made.owner = place.type
            made.isOverride = isOverride
            made.isNonmutating = syntax.accessorBlock?.hasNonmutatingSetter ?? false
            made.isFinal = isFinal
            made.range = SourceRange(syntax.subscriptKeyword)
            return made
        }
        if place.isProtocol, !place.isExtension {
            try refuseMutatingGetter(in: syntax.accessorBlock)
            made.requirement = Requirement(
                name: "subscript", fullName: made.fullName, isProperty: false, isStatic: isStatic)
            if syntax.accessorBlock?.mentionsSetter == true { made.code.setter = parts.makeCode("subscript") }
        }
        return made
    }

    /// Announces the bodies of a subscript.
    func collectAccessors(
        of made: SubscriptDeclaration, _ syntax: SubscriptDeclSyntax, in place: MemberPlace, _ scope: Scope,
        at range: SourceRange
    ) throws {
        switch syntax.accessorBlock?.accessors {
        case .getter(let statements)?:
            let end = syntax.accessorBlock.map { SourceRange($0.rightBrace) } ?? range
            add(statements, to: made.code.getter, made, in: scope, place.type, takesValue: nil, at: end)
        case .accessors(let list)?:
            for accessor in list {
                guard let body = accessor.body, accessor.effectSpecifiers == nil,
                    ["get", "set"].contains(accessor.accessorSpecifier.text)
                else {
                    throw unsupported("this accessor of a subscript", at: SourceRange(accessor))
                }
                let end = SourceRange(body.rightBrace)
                if accessor.accessorSpecifier.text == "get" {
                    made.code.getterIsMutating = try isMutatingGetter(accessor, in: place)
                    add(
                        body.statements, to: made.code.getter, made, in: scope, place.type,
                        takesValue: nil, at: end)
                } else {
                    let code = parts.makeCode("subscript")
                    made.code.setter = code
                    let name = accessor.parameters?.name.identifierText ?? "newValue"
                    add(body.statements, to: code, made, in: scope, place.type, takesValue: name, at: end)
                }
            }
        case nil: throw unsupported("a subscript without a body", at: range)
        }
    }

    private func add(
        _ statements: CodeBlockItemListSyntax, to code: FunctionCode, _ made: SubscriptDeclaration,
        in scope: Scope, _ type: StaticType, takesValue name: String?, at end: SourceRange
    ) {
        let result: StaticType = name == nil ? made.result : .void
        pendingBodies.append { [unowned self] in
            let inner = FunctionContext(.function, made.fullName, parent: nil, result: result)
            inFunction(inner, scope: scope) {
                let isConstant =
                    made.isStatic || isClass(type)
                    || (name == nil ? !made.changesWhenRead : made.isNonmutating)
                declareSelf(made.isStatic ? .metatype(type) : type, isConstant: isConstant, code)
                declareParameters(made.parameters, code, at: end)
                if let name {
                    let value = Parameter(label: nil, name: name, type: made.result, keepsClosure: true)
                    declareParameters([value], code, at: end)
                }
                self.scope = Scope(.block, parent: self.scope)
                checkBody(statements, code, at: end)
                code.slotCount = inner.slotCount
            }
        }
    }

    /// The subscripts of the scenario that a type has, those of the nearest type first.
    func ownSubscripts(of type: StaticType, isStatic: Bool) -> [SubscriptDeclaration] {
        let own = inheritedSubscripts(of: type, isStatic: isStatic)
            .filter { !$0.isRequirement || isOnlyPromised(type) }
        let added = templated("subscript", type).flatMap(\.subscripts).filter { $0.isStatic == isStatic }
        return own + added.filter { one in
            !own.contains { $0.hasSameSignature(as: one) }
        }
    }

    /// Whether nothing is known of a type but what protocols ask for.
    private func isOnlyPromised(_ type: StaticType) -> Bool {
        if case .user(let user) = type { user.isStandIn || user.kind == .protocol } else { false }
    }

    /// What a type has for a subscript that a protocol asks for; nil when it has nothing.
    func witness(for wanted: SubscriptDeclaration, in type: StaticType) -> SubscriptDeclaration? {
        if wanted.generic != nil { return genericWitness(for: wanted, in: type) }
        return plainWitness(for: wanted, in: type, ownSubscripts(of: type, isStatic: wanted.isStatic))
    }

    /// Whether a type of Swift's that adopts a protocol answers its subscript by one that only code for that
    /// type finds: an array its `subscript(_:)`.
    func isLacking(_ wanted: SubscriptDeclaration, in adopted: UserType) -> Bool {
        conformances.adopters(of: adopted).contains {
            witness(for: wanted, in: $0) == nil && nativeWitness(for: wanted, in: $0) == nil
                && !isExtendedBySubscripts($0, adopted)
        }
    }

    /// Swift's own subscript of a type that answers what a protocol asks for; nil when there is none.
    func nativeWitness(for wanted: SubscriptDeclaration, in type: StaticType) -> NativeMember? {
        guard !type.isUserType, wanted.generic == nil, !wanted.isStatic else { return nil }
        let own = typesOfSelf(type)
        let asked = wanted.parameters.substituting(own)
        let (result, types) = (wanted.result.substituting(own), type.placeholders)
        return catalogue.members(named: "subscript", of: type).first { row in
            row.parameters.map(\.label) == asked.map(\.label)
                && row.parameters.map { $0.type.substituting(types) } == asked.map(\.type)
                && row.result.substituting(types) == result && (row.isSettable || !wanted.isSettable)
        }
    }

    /// Whether an extension of many types has subscripts for a family of types, or for a protocol.
    private func isExtendedBySubscripts(_ family: StaticType, _ adopted: UserType) -> Bool {
        extensions.templates.contains { template in
            guard template.names.contains("subscript") else { return false }
            return switch template.subject {
            case .family(let extended): extended == family
            case .own(let wanted): adopted.refines(wanted)
            default: false
            }
        }
    }

    /// The one among subscripts that has the types of what a protocol asks for.
    func plainWitness(
        for wanted: SubscriptDeclaration, in type: StaticType, _ candidates: [SubscriptDeclaration]
    ) -> SubscriptDeclaration? {
        let types = typesOfSelf(type)
        let asked = wanted.parameters.substituting(types)
        func answers(_ parameters: [Parameter], _ result: StaticType, isSettable: Bool) -> Bool {
            parameters.map(\.label) == asked.map(\.label) && parameters.map(\.type) == asked.map(\.type)
                && result == wanted.result.substituting(types) && (isSettable || !wanted.isSettable)
        }
        return candidates.first {
            $0.generic == nil && !$0.changesWhenRead
                && answers($0.parameters, $0.result, isSettable: $0.isSettable)
        }
    }

    private func inheritedSubscripts(
        of type: StaticType, isStatic: Bool, isAdopted: Bool = false
    ) -> [SubscriptDeclaration] {
        var found: [SubscriptDeclaration] = []
        var current: StaticType? = type
        while let here = current {
            current = nil
            if case .user(let user) = here {
                found += declaration(of: user).subscripts.filter { one in
                    !found.contains { $0.isOverride && $0.hasSameSignature(as: one) }
                }
                let isAdopted = isAdopted || user.kind == .class
                for inherited in user.protocols {
                    found += inheritedSubscripts(of: inherited, isStatic: isStatic, isAdopted: isAdopted)
                }
                current = user.kind == .class || !isAdopted ? user.superclass : nil
            } else {
                found += extensions.ofNative[here.extensionKey]?.subscripts ?? []
                for added in conformances.protocols(addedTo: here) {
                    found += inheritedSubscripts(of: .user(added), isStatic: isStatic, isAdopted: true)
                }
                current = catalogue.record(of: here)?.superclass.map { .native($0) }
            }
        }
        return found.filter { $0.isStatic == isStatic }
    }

    /// `a[i]` with what the scenario declares.
    func callable(_ declared: SubscriptDeclaration, on base: MemberBase) -> Callable {
        if declared.isRequirement {
            let types = typesOfSelf(base.type)
            return Callable(
                name: declared.fullName, declared.parameters.substituting(types),
                declared.result.substituting(types), .ownSubscript(declared, base),
                generic: declared.generic?.signature)
        }
        let types = base.type.placeholders
        let parameters = declared.parameters.map { parameter in
            var parameter = parameter
            parameter.type = parameter.type.withoutOpaque(types)
            return parameter
        }
        return Callable(
            name: declared.fullName, parameters, declared.result.withoutOpaque(types),
            .ownSubscript(declared, base), generic: declared.generic?.signature)
    }

    /// The place that a subscript of the scenario stands for.
    func makeSubscript(
        _ declared: SubscriptDeclaration, _ base: MemberBase, _ arguments: [any Node],
        _ result: StaticType, _ range: SourceRange
    ) throws -> Typed {
        let receiver = base.receiver.map { shown(unwrapped($0), to: declared.owner) }
        if declared.changesWhenRead, let receiver { try checkMayChange(receiver, "subscript", at: range) }
        let isObject =
            receiver.map { isClass($0.type) || declared.isNonmutating && !declared.changesWhenRead } ?? true
        var immutability: Typed.Immutability?
        if declared.code.setter == nil {
            immutability = Typed.Immutability(name: "subscript", reason: "it can only be read")
        } else if !isObject {
            immutability = receiver?.immutability
        }
        let node = OwnSubscript(
            base: receiver?.node ?? Constant(value: .type(base.type)), accessors: declared.code,
            requirement: declared.requirement, arguments: arguments, isObject: isObject,
            keepsType: declared.owner?.isErased == true, isDynamic: isObject && !base.isSuper, range: range)
        var value = Typed(result, node, range, immutability: immutability)
        if declared.isImplicitlyUnwrapped { value.implicitlyUnwrapped = declared.fullName }
        return value
    }
}

extension AccessorBlockSyntax {
    /// Whether `set` is in it.
    var mentionsSetter: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { $0.accessorSpecifier.text == "set" }
    }
}
