import SwiftSyntax

/// Calls: what is called, and with which candidates.
extension Checker {
    func checkCall(_ call: FunctionCallExprSyntax, _ expected: StaticType?) throws -> Typed {
        let range = SourceRange(call)
        let arguments = Argument.list(
            of: call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        let callee = call.calledExpression.withoutBrackets
        if let name = callee.as(DeclReferenceExprSyntax.self) {
            return try checkCall(of: name, arguments, expected, range)
        }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            return try checkCall(of: member, arguments, expected, range)
        }
        if let array = callee.as(ArrayExprSyntax.self), let type = try elementType(of: array) {
            return try create(.array(type), arguments, expected, range, name: "init")
        }
        if let pairs = callee.as(DictionaryExprSyntax.self), let type = try dictionaryType(of: pairs) {
            return try create(type, arguments, expected, range, name: "init")
        }
        if let special = callee.as(GenericSpecializationExprSyntax.self) {
            return try create(try resolveSpecialized(special), arguments, expected, range, name: "init")
        }
        if let closure = callee.as(ClosureExprSyntax.self) {
            let type = closureType(takingAll: arguments, expected)
            let value = try callingAtOnce(callee) { try checkClosure(closure, type) }
            return try callValue(value, arguments, expected, range)
        }
        let forced = callee.as(ForceUnwrapExprSyntax.self)
        let marked = forced?.expression ?? callee.as(OptionalChainingExprSyntax.self)?.expression
        if let member = marked?.as(MemberAccessExprSyntax.self),
            let value = try checkOptionalMethod(member, isForced: forced != nil, arguments, range)
        {
            return value
        }
        let value = try callingAtOnce(callee) { try checkLink(callee, nil) }
        return try callValue(unwrapped(value), arguments, expected, range)
    }

    /// What `{ ... }(arguments)` says of its closure: the arguments show what it takes.
    private func closureType(takingAll arguments: [Argument], _ expected: StaticType?) -> StaticType? {
        if arguments.isEmpty, expected == nil { return nil }
        let types = arguments.compactMap { argument in
            attempt { try checkValue(argument.expression).type }?.result
        }
        guard types.count == arguments.count else { return nil }
        return .function(FunctionType(types, expected ?? .parameter("Result"), isThrowing: true))
    }

    /// `f(...)`
    private func checkCall(
        of syntax: DeclReferenceExprSyntax, _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        let token = syntax.baseName
        let name = token.spelling
        let nameRange = SourceRange(token, spelled: name)
        if name == "type", arguments.first?.label == "of" {
            moduleInFront.isOfSystem = false
            return try checkTypeOf(arguments, range)
        }
        if name == "swap", arguments.count == 2, arguments.allSatisfy(\.isInout) {
            return try checkSwap(arguments, range)
        }
        if name == "observe", currentSelf != nil,
            arguments.first?.expression.is(KeyPathExprSyntax.self) == true
        {
            let own = try checkSelf(at: nameRange)
            let value = try checkObserving(name, own, arguments, expected, range, nameRange)
            if let value { return value }
        }
        switch try meaning(of: name, at: nameRange) {
        case .value(let value): return try callValue(unwrapped(value), arguments, expected, range)
        case .functions(let functions):
            // The library's functions of this name are overloads of the scenario's.
            let others = catalogue.functions(named: name).map { Callable($0, on: nil, receiver: nil) }
            let all = functions.map { Callable($0) } + others
            return try resolve(all, arguments, named: name, expected, range, nameRange)
        case .type(let type): return try create(type, arguments, expected, range, name: name)
        case .members(let members, let owner):
            return try call(members, named: name, on: .value(owner), arguments, expected, range, nameRange)
        case .natives(let natives):
            let candidates = natives.map { Callable($0, on: nil, receiver: nil) }
            return try resolve(candidates, arguments, named: name, expected, range, nameRange)
        case .poisoned:
            for argument in arguments { _ = try? check(argument.expression, nil) }
            throw CheckAbort()
        }
    }

    /// `a.f(...)`, `.f(...)`
    private func checkCall(
        of syntax: MemberAccessExprSyntax, _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        let token = syntax.declName.baseName
        let written = token.spelling
        let (name, nameRange) = (written.identifier, SourceRange(token, spelled: written))
        guard let baseSyntax = syntax.base else {
            let type = expected ?? enclosing.implicitBase
            return try callImplicitMember(name, arguments, type, range, nameRange)
        }
        let module = mayBeModule(baseSyntax)
        if let module, isModule(module.baseName.text) {
            return try inModule { try checkCall(of: syntax.declName, arguments, expected, range) }
        }
        if let module, isOwnModule(module, before: name) {
            return try inOwnModule { try checkCall(of: syntax.declName, arguments, expected, range) }
        }
        forceElements(of: baseSyntax) { try checkCall(of: syntax, arguments, expected, range) }
        let base = try name == "init"
            ? baseOfInitializer(baseSyntax)
            : checkLiteralBase(baseSyntax, name, arguments, expected) ?? checkBase(baseSyntax)
        if name == "init" { return try callInitializer(on: base, baseSyntax, arguments, expected, range) }
        if let made = try callOfOptional(syntax, base, arguments, expected, range) { return made }
        let inside = memberBase(base, name)
        let receiver = base.receiver
        if let value = try checkMadeBySwift(name, receiver, arguments, expected, range, nameRange) {
            return value
        }
        if let receiver = inside.receiver, case .tuple = receiver.type {
            return try callValue(
                unwrapped(try checkLink(ExprSyntax(syntax), nil)), arguments, expected, range)
        }
        if case .type(let owner, _) = inside, let nested = nestedType(named: name, in: owner) {
            return try create(nested, arguments, expected, range, name: name)
        }
        if let bound = try checkUnapplied(name, on: inside, arguments, expected, range) { return bound }
        if let found = try dynamicMember(name, of: inside, nil, nameRange) {
            return try callValue(found, arguments, expected, range)
        }
        let members = try findMembers(name, in: inside, at: nameRange)
        return try call(members, named: name, on: inside, arguments, expected, range, nameRange)
    }

    private func callImplicitMember(
        _ name: String, _ arguments: [Argument], _ expected: StaticType?, _ range: SourceRange,
        _ nameRange: SourceRange
    ) throws -> Typed {
        guard let expected, expected != .any, !expected.isParameter else {
            throw fail(.implicitMemberWithoutContext(name), at: range)
        }
        let type = ownerOfImplicitMember(name, expected)
        if name == "init" { return try create(type, arguments, expected, range, name: "init") }
        let found = statics(named: name, of: type)
        guard !found.isEmpty else { throw noImplicitMember(name, of: type, at: nameRange) }
        return try call(found, named: name, on: .type(type, range), arguments, expected, range, nameRange)
    }

    /// Calls one of several members of one name.
    func call(
        _ members: [Member], named name: String, on base: MemberBase, _ arguments: [Argument],
        _ expected: StaticType?, _ range: SourceRange, _ nameRange: SourceRange
    ) throws -> Typed {
        var candidates: [Callable] = []
        for member in members.choice(for: arguments) {
            switch member {
            case .method(let method) where members.answers(method, with: arguments):
                continue
            case .method(let method) where method.requirement?.isOptional == true:
                if members.contains(where: \.isNeverMissing) { continue }
                throw unsupported(
                    "'\(method.fullName)' without '?'",
                    hint: "the method is optional: write '\(method.name)?(…)'", at: nameRange)
            case .method(let method) where method.hasOpenTypes && !base.type.isStandIn:
                throw openRequirement(method.fullName, of: base.type, at: nameRange)
            case .method(let method): candidates.append(callable(method, on: base))
            case .native(let native, let owner) where native.kind == .method:
                let base = holder(base, of: owner)
                let receiver = base.receiver.map(unwrapped)
                let message = superMessages(native, base).getter
                let native = base.isSuper ? native.plain ?? native : native
                candidates.append(Callable(native, on: base, receiver: receiver, message: message))
            case .enumCase(let type, let index): candidates.append(callable(type, index))
            case .type(let type): return try create(type, arguments, expected, range, name: name)
            case .property(let property) where members.count > 1 && !property.isFindingType:
                guard !base.isSuper, let type = try? self.type(of: property, at: nameRange),
                    case .function(let function) = type
                else { continue }
                let value = try read(property, on: base, nameRange)
                let parameters = function.valueParameters
                candidates.append(
                    Callable(
                        name: name, parameters, function.result, .closure(value),
                        effect: Effect(of: function)))
            case .property, .native: continue
            }
        }
        if candidates.isEmpty {
            let value = unwrapped(try checkMembers(members, named: name, on: base, expected, range))
            return try callValue(value, arguments, expected, range)
        }
        if let own = base.receiver, let construction = context.construction, own.isSelf,
            construction.needsSuper, !flow.isDelegated
        {
            throw fail(.selfBeforeSuperInit("'\(name)'"), at: nameRange)
        }
        return try checkingPresence(members, name, on: base, arguments, nameRange) {
            try resolve(candidates, arguments, named: name, expected, range, nameRange)
        }
    }

    private func callable(_ type: UserType, _ index: Int) -> Callable {
        let entry = type.cases[index]
        let fallbacks = declaration(of: type).payloadFallbacks[index]
        let parameters = zip(entry.payload, fallbacks).map { element, fallback in
            Parameter(
                label: element.label, name: element.label ?? "_", type: element.type, fallback: fallback,
                keepsClosure: true)
        }
        return Callable(name: entry.name, parameters, .user(type), .enumCase(type, index))
    }

    /// Calls a closure or function value.
    private func callValue(
        _ value: Typed, _ arguments: [Argument], _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        if case .metatype(let type) = value.type {
            return try create(through: value, type, arguments, expected, range)
        }
        if let inner = value.type.wrapped, case .function = inner {
            throw fail(.optionalNotUnwrapped(value.type.description), at: value.range)
        }
        guard case .function(let function) = value.type else {
            let name = "callAsFunction"
            let found = members(named: name, of: value.type).filter(\.isFunction)
            if found.isEmpty { throw fail(.notCallable(value.type.description), at: value.range) }
            let base = memberBase(.value(value), name)
            return try call(found, named: name, on: base, arguments, expected, range, value.range)
        }
        let parameters = function.valueParameters
        let local = labeled(value)
        let callable = Callable(
            name: local?.fullName ?? "closure", local?.parameters ?? parameters, function.result,
            .closure(value), effect: local?.effect ?? Effect(of: function))
        return try resolve([callable], arguments, named: callable.name, expected, range, value.range)
    }

    /// The declaration of a local function, which has labels.
    private func labeled(_ value: Typed) -> FunctionDeclaration? {
        let name = (value.node as? LocalVariable)?.variable.name ?? (value.node as? CapturedVariable)?.name
        guard let name else { return nil }
        var current: Scope? = scope
        while let here = current {
            if case .local(let binding)? = here[name] { return binding.function }
            current = here.parent
        }
        return nil
    }

    // MARK: Initializers

    /// `T(...)`
    func create(
        _ type: StaticType, _ arguments: [Argument], _ expected: StaticType?, _ range: SourceRange,
        name: String
    ) throws -> Typed {
        if let number = try checkNumberOfStandIn(type, arguments, range) { return number }
        if type == .void, arguments.isEmpty { return Typed(.void, Constant(value: .void), range) }
        switch type {
        case .user(let user): return try create(user, arguments, expected, range)
        case .metatype: throw unsupported("making an instance through a type as a value", at: range)
        case .tuple(let elements): return try create(tupleOf: elements, arguments, name, range)
        default: break
        }
        if case .optional(let inner) = type, arguments.count == 1 {
            let value = try check(arguments[0].expression, inner.hasPlaceholder ? nil : inner)
            return try convert(value, to: inner.hasPlaceholder ? .optional(value.type) : type)
        }
        if let array = expected?.wrapped ?? expected, type.hasPlaceholder, array.family == type.family,
            !array.hasPlaceholder
        {
            return try create(array, arguments, nil, range, name: name)
        }
        let base = MemberBase.type(type, range)
        let known = base.knownPlaceholders
        var candidates = catalogue.initializers(of: type).choice(for: arguments).map {
            Callable($0, on: base, receiver: nil, knowing: known)
        }
        for version in extensions.templates.isEmpty ? [] : extendedVersions(of: type) {
            candidates += templatedInitializers(of: version).map { made in
                Callable(
                    made, made.isFailable ? .optional(version) : version,
                    .extended(made, isInherited: false))
            }
        }
        candidates += extensionInitializers(of: type).map { made, home in
            Callable(
                made, made.isFailable ? .optional(type) : type,
                .extended(made, isInherited: home != type.extensionKey))
        }
        if candidates.isEmpty {
            if isProtocol(type) { throw fail(.abstractProtocol(type.description), at: range) }
            throw unsupported("making a '\(type)' by an initializer", at: range)
        }
        try checkIsKnown(arguments.first?.label, of: type, candidates, at: range)
        // `CGFloat(3)` is a literal of that type, as in Swift.
        if type.isNumber, arguments.count == 1, arguments[0].label == nil,
            arguments[0].expression.isNumberLiteral
        {
            if let literal = attempt({ try check(arguments[0].expression, as: type) })?.result {
                return literal
            }
        }
        return try resolve(candidates, arguments, named: name, expected, range)
    }

    private func create(
        _ user: UserType, _ arguments: [Argument], _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        if let origin = user.origin, StaticType.user(user).hasPlaceholder,
            case .user(let wanted)? = expected?.wrapped ?? expected, wanted.origin === origin,
            !StaticType.user(wanted).hasPlaceholder
        {
            return try create(wanted, arguments, expected, range)
        }
        let declaration = declaration(of: user)
        if user.isStandIn { return try create(standIn: user, declaration, arguments, expected, range) }
        if user.kind == .protocol { throw fail(.abstractProtocol(user.name), at: range) }
        if arguments.isEmpty, let set = try ownOptionSet(.user(user), at: range) {
            return Typed(.user(user), OwnOptionSetLiteral(set: set, options: [], range: range), range)
        }
        numberMembers(of: declaration)
        if isBroken(.user(user)) || declaration.hasRefusedInitializer {
            for argument in arguments { _ = isWrong(argument) }
            if StaticType.user(user).hasPlaceholder { throw CheckAbort() }
            return Typed(.user(user), Constant(value: .void), range)
        }
        var candidates = try creations(of: user, declaration.initializers, at: range)
        for special in settledVersions(of: user) {
            let own = self.declaration(of: special)
            numberMembers(of: own)
            candidates += try creations(of: special, own.initializers.filter(\.isConditional), at: range)
        }
        if user.kind == .enumeration, let raw = user.rawType {
            let parameter = Parameter(label: "rawValue", name: "rawValue", type: raw)
            candidates.append(
                Callable(name: "init(rawValue:)", [parameter], .optional(.user(user)), .rawValue(user)))
        }
        if candidates.isEmpty {
            let missing = CheckProblem.unknownMember("init", owner: user.name, candidates: [])
            throw fail(unmetCondition(of: "init", .user(user)) ?? missing, at: range)
        }
        return try resolve(candidates, arguments, named: user.name, expected, range)
    }

    private func creations(
        of user: UserType, _ own: [InitializerDeclaration], at range: SourceRange
    ) throws -> [Callable] {
        let known = try accessible(own + templatedInitializers(of: .user(user)), of: .user(user), at: range)
        return known.map { initializer in
            let result: StaticType = initializer.isFailable ? .optional(.user(user)) : .user(user)
            return Callable(initializer, result, .creation(initializer, declaration(of: user)))
        }
    }
}

extension [Member] {
    /// Whether another is called in the place of a default implementation. A call that leaves arguments out
    /// means the implementation itself, which has values for them.
    fileprivate func answers(_ method: FunctionDeclaration, with arguments: [Argument]) -> Bool {
        answers(method) && (!method.hasFallbacks || arguments.count >= method.parameters.count)
    }

    /// Whether a type has another in the place of a default implementation: its own, or the one that the
    /// protocol asks for, of which the receiver's own type decides.
    func answers(_ method: FunctionDeclaration) -> Bool {
        method.isDefaultImplementation && contains { member in
            guard case .method(let other) = member else { return false }
            return !other.isDefaultImplementation && other.answers(method)
        }
    }
}

extension ExprSyntax {
    /// The name of a type inside brackets: `(CGFloat)(1)`.
    fileprivate var withoutBrackets: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let element = tuple.elements.first, element.label == nil,
            element.expression.is(DeclReferenceExprSyntax.self)
        else { return self }
        return element.expression
    }

    /// Whether it is a number as it is written, perhaps with a sign.
    var isNumberLiteral: Bool {
        if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.isNumberLiteral }
        return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
    }
}

extension FunctionType {
    /// What a call of such a value takes.
    fileprivate var valueParameters: [Parameter] {
        parameters.enumerated().map { index, type in
            Parameter(label: nil, name: "_", type: type, isInout: inouts.contains(index))
        }
    }
}
