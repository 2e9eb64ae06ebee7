import EventEngine
import SwiftSyntax

/// Gives the members of a type their places: field numbers, dispatch numbers, overrides.
extension Checker {
    /// Superclasses above one another: looking for a member takes time for each.
    private static let mostGenerations = 64

    func numberMembers(of declaration: TypeDeclaration) {
        guard !declaration.hasNumberedMembers else { return }
        declaration.hasNumberedMembers = true
        adoptEquality(declaration)
        let runtime = declaration.runtime
        switch declaration.type.superclass {
        case _ where declaration.type.kind == .protocol: break
        case .user(let user)?:
            let superclass = self.declaration(of: user)
            numberMembers(of: superclass)
            inherit(from: superclass.runtime, to: runtime)
            if runtime.generation > Self.mostGenerations {
                let problem = CheckProblem.tooLarge("a chain of superclasses", limit: Self.mostGenerations)
                report(problem, at: declaration.range)
            }
        case .native(let id)? where declaration.type.superclass != catalogue.type(named: "NSObject"):
            runtime.nativeRoot = .native(id)
        default: break
        }
        numberFields(of: declaration)
        for member in declaration.order {
            switch member {
            case .method(let method) where method.generic != nil: checkHidesNothing(method, declaration)
            case .method(let method) where !method.isFixed && method.requirement == nil:
                if declaration.type.kind == .class { place(method, in: declaration) }
                if method.isOverride, declaration.type.kind != .class {
                    report(.notOverriding(method.fullName, candidates: []), at: method.range)
                }
                expose(method, in: declaration)
            case .property(let property)
            where (!property.isStatic || property.isOfClass) && property.requirement == nil:
                if declaration.type.kind == .class { place(property, in: declaration) }
                if property.isOverride, declaration.type.kind != .class {
                    report(.notOverriding(property.name, candidates: []), at: property.range)
                }
            default: break
            }
        }
        for declared in declaration.subscripts { place(declared, in: declaration) }
        makeInitializers(of: declaration)
        for case .method(let method) in declaration.order where !method.isStatic && method.generic == nil {
            runtime.named[method.fullName] = method.code
        }
        exposeWitnesses(of: declaration)
        answerNativeProtocols(declaration)
    }

    private func inherit(from superclass: RuntimeType, to runtime: RuntimeType) {
        runtime.superclass = superclass
        runtime.generation = superclass.generation + 1
        runtime.nativeRoot = superclass.nativeRoot
        runtime.fieldCount = superclass.fieldCount
        runtime.methods = superclass.methods
        runtime.properties = superclass.properties
        runtime.subscripts = superclass.subscripts
        runtime.messages = superclass.messages
        runtime.kept = superclass.kept
        runtime.keptMethods = superclass.keptMethods
        runtime.named = superclass.named
        runtime.actions = superclass.actions
        runtime.objectFields = superclass.objectFields
        runtime.lazyFields = superclass.lazyFields
    }

    private func numberFields(of declaration: TypeDeclaration) {
        let runtime = declaration.runtime
        for property in declaration.stored {
            property.property.field = runtime.fieldCount
            runtime.objectFields.append((property.name, runtime.fieldCount))
            if property.isLazy { runtime.lazyFields.insert(runtime.fieldCount) }
            runtime.fieldCount += 1
        }
        let code = parts.makeCode("initial values")
        runtime.fieldDefaults = code
        pendingBodies.append { [unowned self] in checkInitialValues(of: declaration, code) }
    }

    /// The initial values of stored properties, in order.
    private func checkInitialValues(of declaration: TypeDeclaration, _ code: FunctionCode) {
        let inner = FunctionContext(.function, declaration.type.name, parent: nil, result: .void)
        inFunction(inner, scope: declaration.scope) {
            declareSelf(declaration.staticType, isConstant: false, code)
            let own = LocalVariable(variable: code.parameters[0], range: declaration.range)
            var lines: [StatementLine] = []
            for property in declaration.stored {
                guard let line = checkInitialValue(of: property, own, declaration) else { continue }
                lines.append(line)
            }
            code.body = lines
            code.slotCount = inner.slotCount
        }
        declaration.type.fields = declaration.stored.map { UserType.Field($0.name, $0.type ?? .any) }
    }

    private func checkInitialValue(
        of property: PropertyDeclaration, _ own: LocalVariable, _ declaration: TypeDeclaration
    ) -> StatementLine? {
        let type = try? type(of: property, at: property.range)
        if type == nil, let initial = property.initial {
            _ = property.isLazy ? (try? check(initial, nil)) : checkWithoutSelf(initial, as: nil)
        }
        guard let type else {
            problems.noteAbort(at: property.range)
            return nil
        }
        let ownership = property.property.ownership
        if ownership != .strong, !isClass(type.wrapped ?? type) || ownership == .weak && !type.isOptional {
            report(
                .wrongKind(
                    expected: ownership == .weak ? "an optional class" : "a class", found: type.description),
                at: property.range)
        }
        if property.isLazy {
            let code = parts.makeCode(property.name)
            property.property.lazyInitial = code
            guard let initial = property.initial else {
                report(.needsTypeOrValue(property.name), at: property.range)
                return nil
            }
            checkExpressionBody(
                initial, as: type, code, in: property.scope, selfType: declaration.staticType)
            return nil
        }
        let value: (any Node)?
        if let initial = property.initial {
            value = checkWithoutSelf(initial, as: type)?.node
        } else if let none = type.valueByItself, !property.isConstant {
            value = Constant(value: none)
        } else {
            value = nil
        }
        guard let value else {
            if property.initial != nil { problems.noteAbort(at: property.range) }
            return nil
        }
        let access = PropertyAccess(
            base: own, property: property.property, dispatch: nil,
            isObject: isClass(declaration.staticType), range: property.range)
        let store = Assignment(place: PropertyInitialization(access: access), value: value)
        let statement: any StatementNode
        if declaration.type.kind == .structure, let field = property.property.field {
            statement = InitialValue(own: own, field: field, store: store)
        } else {
            statement = ExpressionStatement(expression: store)
        }
        return StatementLine(line: line(of: property.range), range: property.range, statement: statement)
    }

    /// An initial value, for which `self` is not there yet; nil after a report.
    private func checkWithoutSelf(_ initial: ExprSyntax, as type: StaticType?) -> Typed? {
        let hidden = scope["self"]
        scope["self"] = nil
        defer { scope["self"] = hidden }
        return try? type.map { try check(initial, as: $0) } ?? check(initial, nil)
    }

    // MARK: Overrides of methods

    private func place(_ method: FunctionDeclaration, in declaration: TypeDeclaration) {
        let runtime = declaration.runtime
        if isBroken(declaration.staticType) { return append(method, to: runtime) }
        guard let superclass = declaration.type.superclass else {
            if method.isOverride {
                report(.notOverriding(method.fullName, candidates: []), at: method.range)
            }
            return append(method, to: runtime)
        }
        let inherited =
            (method.isStatic
            ? statics(named: method.name, of: superclass) : members(named: method.name, of: superclass))
            .filter { $0.isFunction && isKnown($0, to: declaration) }
        for case .method(let other) in inherited
        where other.fullName == method.fullName && other.requirement == nil {
            guard takes(method, other.parameters.map(\.type)), accepts(method.result, other.result),
                method.effect.fits(other.effect)
            else { continue }
            return override(method, other, in: declaration)
        }
        let natives = inherited.compactMap { member -> NativeMember? in
            guard case .native(let native, _) = member else { return nil }
            return native.fullName == method.fullName ? native : nil
        }
        // Of those that have one name, the one with the same types is meant.
        if let other = natives.first(where: { takes(method, $0.parameters.map(\.type)) })
            ?? natives.first(where: { method.isOverride || $0.isOverridable })
        {
            return override(method, other, in: declaration)
        }
        if method.isOverride {
            let names = memberNames(of: superclass, isStatic: false)
            let near =
                inherited.isEmpty
                ? names.flatMap { members(named: $0, of: superclass) }.filter { isOverridable($0) }.map(
                    \.fullName
                ).unique
                : inherited.map(\.fullName)
            let now = inherited.isEmpty ? nameOfToday(of: method.name, in: superclass) : nil
            let slip = CheckProblem.notOverriding(
                method.fullName, candidates: now.map { [$0] } ?? nearest(to: method.fullName, near))
            let overload = catalogue.absence(ofOverload: method.fullName, in: superclass)
            let absence = overload.map { .absent($0) } ?? missingOverride(of: method.name, in: superclass)
            report(absence ?? slip, at: method.range)
        }
        append(method, to: runtime)
    }

    /// What is wrong with overriding a member that UIKit's class has and scenarios do not.
    func missingOverride(of name: String, in superclass: StaticType) -> CheckProblem? {
        catalogue.absence(ofMember: name, in: superclass).map { .absent($0) }
    }

    /// A generic method is called as it is: one of a superclass must not have its name.
    private func checkHidesNothing(_ method: FunctionDeclaration, _ declaration: TypeDeclaration) {
        guard let superclass = declaration.type.superclass else { return }
        for member in members(named: method.name, of: superclass)
        where member.fullName == method.fullName && isLike(method, member)
            && isKnown(member, to: declaration)
        {
            report(.unsupported("a generic method like one of the superclass", hint: nil), at: method.range)
        }
    }

    /// Whether a generic method may be called with what a member takes.
    private func isLike(_ method: FunctionDeclaration, _ member: Member) -> Bool {
        let types: [StaticType]
        switch member {
        case .native(let native, _): types = native.parameters.map(\.type)
        case .method(let other): types = other.parameters.map(\.type)
        default: return true
        }
        return !zip(method.parameters, types).contains { parameter, type in
            !parameter.type.hasPlaceholder && !type.hasPlaceholder && parameter.type != type
        }
    }

    private func isOverridable(_ member: Member) -> Bool {
        switch member {
        case .native(let native, _): native.isOverridable
        case .method: true
        default: false
        }
    }

    /// Whether a method takes whatever one with these parameters takes.
    func takes(_ method: FunctionDeclaration, _ types: [StaticType]) -> Bool {
        takes(method.parameters, types)
    }

    /// Whether an override with these parameters takes all that one with those types takes: it may ask for
    /// less, as long as values stay what they are on the way.
    func takes(_ parameters: [Parameter], _ types: [StaticType]) -> Bool {
        parameters.count == types.count
            && zip(parameters, types).allSatisfy { parameter, type in
                let (own, given) = (parameter.type.wrapped ?? parameter.type, type.wrapped ?? type)
                return parameter.type == type
                    || (parameter.type.isOptional || !type.isOptional) && !own.isErased && !own.isOptional
                        && (own == given || isClass(own) && isSubclass(given, of: own))
            }
    }

    func accepts(_ result: StaticType, _ original: StaticType) -> Bool {
        result == original || conversionCost(from: result, to: original) != nil
    }

    private func append(_ method: FunctionDeclaration, to runtime: RuntimeType) {
        method.dispatch = runtime.methods.count
        runtime.methods.append(method.code)
    }

    private func override(
        _ method: FunctionDeclaration, _ other: FunctionDeclaration, in declaration: TypeDeclaration
    ) {
        if !method.isOverride { report(.overrideMissing(method.fullName), at: method.range) }
        if other.isFinal { report(.finalMember(method.fullName), at: method.range) }
        if other.isOfNativeExtension, !other.isMessage {
            let owner = other.owner?.description ?? ""
            return report(.declaredInExtension(method.fullName, owner: owner), at: method.range)
        }
        let runtime = declaration.runtime
        method.dispatch = other.dispatch
        if let dispatch = other.dispatch { runtime.methods[dispatch] = method.code }
        method.objectiveCName = other.objectiveCName
        method.isMessage = other.isMessage
        method.isDynamic = method.isDynamic || other.isDynamic
        if let native = other.overriddenNative { register(method, native, in: declaration) }
    }

    private func override(
        _ method: FunctionDeclaration, _ native: NativeMember, in declaration: TypeDeclaration
    ) {
        append(method, to: declaration.runtime)
        let types = native.parameters.map(\.type)
        guard native.isOverridable else {
            report(.notOverridable(native.fullName), at: method.range)
            return
        }
        guard takes(method, types), accepts(method.result, native.result),
            method.effect == .none
        else {
            if method.isOverride {
                let expected = StaticType.function(FunctionType(types, native.result)).description
                report(.overrideMismatch(method.fullName, expected: expected), at: method.range)
            }
            return
        }
        if !method.isOverride { report(.overrideMissing(method.fullName), at: method.range) }
        register(method, native, in: declaration)
    }

    /// Lets the engine call a method for one of its messages.
    func register(
        _ method: FunctionDeclaration, _ native: NativeMember, in declaration: TypeDeclaration
    ) {
        // A method of a view that also answers a protocol overrides the view's.
        if method.overriddenNative == nil || !native.isOfProtocol { method.overriddenNative = native }
        let (code, place, runtime) = (method.code, method.range, declaration.runtime)
        if native.isKept { runtime.keptMethods[ObjectIdentifier(native)] = code }
        guard let bridge = native.override else { return }
        runtime.messages[bridge.selector] = MessageOverride(member: native, bridge: bridge, place: place) {
            receiver, values, execution, range in
            try code.call([receiver] + values, execution, at: range)
        }
    }
}
