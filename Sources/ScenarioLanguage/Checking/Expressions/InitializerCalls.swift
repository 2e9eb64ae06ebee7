import SwiftSyntax

/// Calls of `.init`: of a type, of the superclass, and of `self`.
extension Checker {
    /// `super.init(...)`, `self.init(...)`, `T.init(...)`
    func callInitializer(
        on base: MemberBase, _ syntax: ExprSyntax, _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        switch base {
        case .type(let type, _): return try create(type, arguments, expected, range, name: "init")
        case .superclass(let own, let type):
            guard context.construction != nil else {
                throw unsupported("'super.init' outside an initializer", at: range)
            }
            try checkAllInitialized("when 'super.init' is called", at: range)
            return try delegate(to: type, own, isSuper: true, arguments, range)
        case .value(let own) where own.type.isMetatype:
            return try create(through: own, base.type, arguments, expected, range)
        case .value(let own):
            guard context.construction != nil, own.isSelf else {
                throw unsupported("'init' on an instance", at: range)
            }
            return try delegate(to: own.type, own, isSuper: false, arguments, range)
        }
    }

    /// `type.init(...)`, where `type` is a value: the class that it is may have its own version of the
    /// initializer, which has to be `required` so that each one has it.
    func create(
        through value: Typed, _ type: StaticType, _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        guard case .user(let user) = type else {
            return try create(throughNative: type, value, arguments, expected, range)
        }
        if user.kind == .protocol, !user.isStandIn {
            return try create(throughProtocol: user, value, arguments, expected, range)
        }
        var made = try create(type, arguments, expected, range, name: "init")
        guard !user.isStandIn, let creation = made.node as? InstanceCreation else { return made }
        let declaration = declaration(of: user)
        try checkIsForSubclasses(creation.initializer, declaration, at: range)
        made.node = DynamicCreation(
            type: value.node, initializer: creation.initializer, arguments: creation.arguments, range: range)
        return made
    }

    /// The same of a type that is not the scenario's: a class may be any of its subclasses, and each class of
    /// UIKit's has the initializers that it inherits from Objective-C.
    private func create(
        throughNative type: StaticType, _ value: Typed, _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        var made = try create(type, arguments, expected, range, name: "init")
        guard isClass(type) else { return made }
        guard let call = made.node as? NativeCall else {
            throw unsupported("making an instance through '\(type).Type' with this initializer", at: range)
        }
        makesThroughTypes = true
        made.node = DynamicNativeCreation(
            type: value.node, member: call.member, arguments: call.arguments, range: range)
        return made
    }

    /// `type.init(...)` of a value `any P.Type`: the type that it is has what the protocol asks for.
    private func create(
        throughProtocol user: UserType, _ value: Typed, _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        try checkMakesInstances(of: user, at: range)
        let declaration = declaration(of: user)
        let promised = promisedInitializers(of: user).map { initializer in
            Callable(
                initializer, initializer.isFailable ? .optional(.user(user)) : .user(user),
                .creation(initializer, declaration))
        }
        if promised.isEmpty {
            throw fail(.unknownMember("init", owner: user.name, candidates: []), at: range)
        }
        var made = try resolve(promised, arguments, named: user.name, expected, range)
        guard let creation = made.node as? InstanceCreation else { return made }
        made.node = DynamicCreation(
            type: value.node, initializer: creation.initializer, arguments: creation.arguments, range: range)
        return made
    }

    /// What a protocol asks for to make instances with, where that says the same of all types.
    func promisedInitializers(of user: UserType) -> [InitializerDeclaration] {
        allRequiredInitializers(.user(user), [:]).filter { made in
            made.generic == nil && !made.parameters.contains { $0.type.hasPlaceholder }
        }
    }

    /// Refuses to make instances of a type that is only known by its protocol where it may be one of Swift's.
    func checkMakesInstances(of user: UserType, at range: SourceRange) throws {
        guard !conformances.adopters(of: user).isEmpty else { return }
        throw unsupported(
            "making an instance through '\(user.name).Type', as types of Swift conform to it too",
            hint: "write a generic function", at: range)
    }

    /// Refuses an initializer of a class that its subclasses may not have.
    func checkIsForSubclasses(
        _ initializer: Initializer, _ declaration: TypeDeclaration, at range: SourceRange
    ) throws {
        let user = declaration.type
        guard user.kind == .class, !declaration.isFinal, initializer.engineMember == nil,
            !isForSubclasses(initializer, declaration)
        else { return }
        throw unsupported(
            "making an instance through '\(user.name).Type' with this initializer",
            hint: "mark the initializer 'required', so that each subclass has it", at: range)
    }

    /// Whether each subclass has an initializer: a required one, or one of a protocol's extension.
    private func isForSubclasses(_ initializer: Initializer, _ declaration: TypeDeclaration) -> Bool {
        let own = declaration.initializers.first { made in
            made.initializer === initializer
                || made.generic?.instances.values.contains { $0.initializer === initializer } == true
        }
        return own?.isRequired ?? true
    }

    /// An initializer that a type has elsewhere and not in scenarios is refused by its name.
    ///
    /// - Parameter label: of the first argument.
    func checkIsKnown(
        _ label: String?, of type: StaticType, _ candidates: [Callable], at range: SourceRange
    ) throws {
        guard let label, !candidates.contains(where: { $0.parameters.contains { $0.label == label } }),
            let absence = catalogue.absence(ofInitializerWith: label, in: type)
        else { return }
        throw fail(.absent(absence), at: range)
    }

    /// What is in front of `.init`.
    func baseOfInitializer(_ syntax: ExprSyntax) throws -> MemberBase {
        do {
            return try assumingSelf { try checkBase(syntax) }
        } catch {
            // In a type that is wrong; that what follows comes too early is no further error.
            if syntax.is(SuperExprSyntax.self) { flow.isDelegated = true }
            throw error
        }
    }

    /// `self.init(rawValue: 1)!`: that the other initializer fails ends the run. Nil for everything else.
    func checkForcedDelegation(_ syntax: ForceUnwrapExprSyntax) throws -> Typed? {
        guard let call = syntax.expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.identifierText == "init", context.construction != nil,
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
                || member.base?.is(SuperExprSyntax.self) == true
        else { return nil }
        var value = try checkLink(syntax.expression, nil)
        guard value.type == .void else { return try forced(value, at: SourceRange(syntax)) }
        let isFailable = (value.node as? InitializerDelegation)?.isFailable ?? true
        guard isFailable else {
            let name = context.construction?.owner.type.name ?? "self"
            throw fail(.notOptional(name, use: "!"), at: value.range)
        }
        value.node = ForcedDelegation(delegation: value.node, range: SourceRange(syntax))
        return value
    }

    private func delegate(
        to type: StaticType, _ own: Typed, isSuper: Bool, _ arguments: [Argument], _ range: SourceRange
    ) throws -> Typed {
        // What a wrong call would have made possible is no further error.
        defer { flow.isDelegated = true }
        var candidates: [Callable]
        if let construction = context.construction, isBroken(construction.owner.staticType) {
            throw CheckAbort()
        }
        if case .user(let user) = type {
            let declaration = declaration(of: user)
            numberMembers(of: declaration)
            let more = isSuper ? [] : templatedInitializers(of: type)
            let named = user.isStandIn ? requiredInitializers(of: user) : declaration.initializers
            let known = try accessible(named + more, of: type, at: range)
            candidates = known.filter { !isSuper || !$0.isConvenience }.map {
                Callable($0, .void, .delegation($0, own: own, isSuper: isSuper))
            }
            if user.kind == .enumeration, let raw = user.rawType {
                let parameter = Parameter(label: "rawValue", name: "rawValue", type: raw)
                candidates.append(
                    Callable(name: "init(rawValue:)", [parameter], .void, .rawValue(user)))
            }
            candidates += standardInitializers(of: user, .void)
        } else {
            candidates = nativeInitializers(of: type).filter { !isSuper || !$0.isConvenience }.map {
                Callable($0, .void, .delegation($0, own: own, isSuper: isSuper))
            }
        }
        var result = try resolve(
            candidates, arguments, named: isSuper ? "super.init" : "self.init", nil, range)
        if let made = result.node as? RawValueCreation, let place = own.node.asPlace {
            result.node = RawValueDelegation(own: place, made: made)
        }
        if !isSuper {
            for property in context.construction?.pending ?? [] {
                flow.assumeValue(property)
            }
        }
        return result
    }
}
