import SwiftSyntax

/// What a bare name means at its place.
enum NameMeaning {
    case value(Typed)
    case functions([FunctionDeclaration])
    case type(StaticType)
    /// Members of the type around, through `self`.
    case members([Member], on: Typed)
    case natives([NativeMember])
    case poisoned
}

extension Checker {
    /// A bare name as a value.
    func checkName(_ syntax: DeclReferenceExprSyntax, _ expected: StaticType?) throws -> Typed {
        let token = syntax.baseName
        let text = token.spelling
        let nameRange = SourceRange(token, spelled: text)
        let isAlone = syntax.argumentNames == nil && syntax.moduleSelector == nil
        let range = isAlone ? nameRange : SourceRange(syntax)
        if !text.beginsWithLetter, token.isOperator {
            return try checkOperatorReference(text, expected, range)
        }
        switch try meaning(of: text.identifier, at: nameRange) {
        case .value(let value):
            if value.isCallBound, !closures.calledAtOnce.contains(syntax.id) {
                problems.ofClosures.append((.needsEscaping(text), range))
            }
            return value
        case .type(let type):
            var result = Typed(.metatype(type), Constant(value: .type(type)), range)
            result.isBareTypeName = true
            return result
        case .functions(let functions):
            return try reference(to: functions, syntax.argumentNames, expected, range)
        case .members(let members, let owner):
            return try checkMembers(
                members, named: text, on: .value(owner), labels: syntax.argumentNames, expected, range)
        case .natives(let natives):
            guard let (native, types) = choose(natives, expected) else {
                throw fail(.ambiguous(text, natives.map(\.fullName)), at: range)
            }
            if native.kind == .constant {
                return Typed(
                    native.result,
                    NativeCall(receiver: nil, member: native, arguments: [], message: nil, range: range),
                    range)
            }
            return nativeReference(native, receiver: nil, types: types, range)
        case .poisoned: throw CheckAbort()
        }
    }

    /// Looks a name up, from the innermost scope outwards.
    func meaning(of name: String, at range: SourceRange) throws -> NameMeaning {
        if name == "self" {
            if let construction = context.construction, construction.owner.type.kind == .enumeration,
                !flow.isDelegated
            {
                throw fail(.usedBeforeInitialization("self"), at: range)
            }
            return .value(try checkSelf(at: range))
        }
        if name == "Self", let type = type(named: "Self", at: range) {
            guard isOfInstance(type), let own = currentSelf else { return .type(type) }
            // In a class that has subclasses, and where only a protocol is known, `Self` is the type of this
            // instance.
            let value = try reference(to: own, at: range)
            if own.type.isMetatype { return .value(value) }
            return .value(Typed(.metatype(type), DynamicType(operand: value.node, type: type), range))
        }
        if moduleInFront.isOwn {
            moduleInFront.isOwn = false
            if let entry = entry(named: name, in: topLevel, at: range) {
                return try meaning(of: entry, name, at: range)
            }
        }
        if moduleInFront.isOfSystem {
            moduleInFront.isOfSystem = false
            return try libraryMeaning(of: name, at: range)
        }
        var current: Scope? = scope
        while let here = current {
            if let entry = entry(named: name, in: here, at: range) {
                return try meaning(of: entry, name, at: range)
            }
            if case .type(let owner) = here.kind, isMember(name, for: here), !isHiddenInTexts(name, owner),
                let found = try implicitMembers(named: name, in: owner, at: range)
            {
                return found
            }
            if case .type(.user(let user)) = here.kind, user.origin?.name == name {
                return .type(.user(user))
            }
            // Types are seen from inside other types and from default arguments, where there is no instance.
            if case .type(let owner) = here.kind, let nested = nestedType(named: name, in: owner) {
                return .type(nested)
            }
            current = here.parent
        }
        return try madeMember(named: name, at: range) ?? libraryMeaning(of: name, at: range)
    }

    /// Whether a bare `min` or `max` is the function: in extensions of String, which had no such methods
    /// before it became a collection, Swift keeps that meaning.
    private func isHiddenInTexts(_ name: String, _ owner: StaticType) -> Bool {
        owner == .string && (name == "min" || name == "max")
    }

    /// What the catalogue has under a name.
    private func libraryMeaning(of name: String, at range: SourceRange) throws -> NameMeaning {
        if let natives = catalogue.rows(named: name) { return .natives(natives) }
        if let type = catalogue.type(named: name) { return .type(type) }
        try checkIsAbove(name, at: range)
        // What was refused is reported where it is declared.
        if refused.names.contains(name) { throw CheckAbort() }
        try checkIsHere(name, at: range)
        if let absence = absenceOfMember(name) { throw fail(.absent(absence), at: range) }
        // What the superclass has is not known, as was reported where it is named.
        if isInsideBrokenType { throw CheckAbort() }
        if let owner = ownerOfInstanceMember(name, at: range) {
            throw fail(.wrongLevel(name, owner: owner.description, isStatic: false), at: range)
        }
        throw fail(.unknownName(name, candidates: visibleNames), at: range)
    }

    /// Whether this is inside a type that inherits from something unknown, which may have any name.
    private var isInsideBrokenType: Bool {
        var current: Scope? = scope
        while let here = current {
            if case .type(let owner) = here.kind, isBroken(owner) { return true }
            current = here.parent
        }
        return false
    }

    /// Refuses a name that a block around this place declares further down.
    private func checkIsAbove(_ name: String, at range: SourceRange) throws {
        var current: Scope? = scope
        while let here = current {
            if let statement = here.statements?.first(where: { $0.declares(name) }) {
                guard statement.item.is(FunctionDeclSyntax.self) else {
                    throw fail(.usedBeforeDeclaration(name), at: range)
                }
                throw unsupported(
                    "the local function '\(name)' above its declaration", hint: "declare it first", at: range)
            }
            current = here.parent
        }
    }

    /// Checks something in which an enum's initializer may name `self` before it has a value.
    func assumingSelf<Result>(_ body: () throws -> Result) rethrows -> Result {
        let isDelegated = flow.isDelegated
        flow.isDelegated = true
        defer { flow.isDelegated = isDelegated }
        return try body()
    }

    /// Whether a name may mean a member, where an extension of many types is checked for one of them.
    private func isMember(_ name: String, for scope: Scope) -> Bool {
        guard let general = scope.standIn else { return true }
        return !members(named: name, of: general).isEmpty || !statics(named: name, of: general).isEmpty
    }

    /// Whether `Self` is another type than the one around, for some instances.
    private func isOfInstance(_ type: StaticType) -> Bool {
        guard case .user(let user) = type else { return false }
        return switch user.kind {
        case .class: declarationOrder.contains { $0.type.superclass == type }
        case .protocol: !user.isStandIn
        default: false
        }
    }

    private func implicitMembers(named name: String, in owner: StaticType, at range: SourceRange) throws
        -> NameMeaning?
    {
        guard let own = currentSelf, let type = ownType(own, seenAs: owner) else {
            return try outerStatics(named: name, in: owner, at: range)
        }
        // Only where it can be needed: a closure that mentions `self` keeps it alive.
        if owner.isUserEnum, own.type == owner || own.type == .metatype(owner) {
            let base = MemberBase.value(try checkSelf(at: range))
            if let special = try checkSpecialMember(name, base, range) { return .value(special) }
        }
        if own.type.isMetatype {
            if let nested = nestedType(named: name, in: type) { return .type(nested) }
            let members = known(statics(named: name, of: type), at: range)
            if members.isEmpty {
                if !self.members(named: name, of: type).isEmpty {
                    throw fail(.wrongLevel(name, owner: type.description, isStatic: false), at: range)
                }
                return nil
            }
            return .members(members, on: try checkSelf(at: range))
        }
        let members = known(members(named: name, of: type), at: range)
        if members.isEmpty {
            if let nested = nestedType(named: name, in: type) { return .type(nested) }
            return nil
        }
        if own.type.isOptional, type != own.type { throw fail(.needsExplicitSelf(name), at: range) }
        if context.naming == .withSelf, isClass(type) {
            problems.ofClosures.append((.needsExplicitSelf(name), range))
        }
        return .members(members, on: try checkSelf(at: range))
    }

    /// The nearest `self`, as a binding; nil outside types.
    var currentSelf: LocalBinding? {
        var current: Scope? = scope
        while let here = current {
            if case .local(let binding)? = here["self"] { return binding }
            current = here.parent
        }
        return nil
    }

    /// `self` as a value.
    func checkSelf(at range: SourceRange) throws -> Typed {
        guard let own = currentSelf else { throw fail(.selfOutsideType, at: range) }
        return try reference(to: own, at: range)
    }

    private func meaning(of entry: Scope.Entry, _ name: String, at range: SourceRange) throws -> NameMeaning
    {
        switch entry {
        case .local(let binding): return .value(try reference(to: binding, at: range))
        case .global(let binding): return .value(try reference(to: binding, at: range))
        case .computed(let property): return .value(try read(property, on: .type(.void, range), range))
        case .wrapped(let storage, let role): return .value(try reference(to: storage, role, at: range))
        case .functions(let functions): return .functions(functions)
        case .type(let type): return .type(type)
        case .poisoned: return .poisoned
        }
    }

    /// A local variable as a value, captured when it belongs to a function around this one.
    func reference(to binding: LocalBinding, at range: SourceRange) throws -> Typed {
        let node: any Place
        if binding.context === context {
            node = LocalVariable(variable: binding.variable, range: range)
        } else if let index = context.capture(binding) {
            node = CapturedVariable(
                index: index, name: binding.variable.name, ownership: binding.variable.ownership,
                range: range)
        } else {
            throw unsupported(
                "a local type that uses '\(binding.variable.name)' of the function around it", at: range)
        }
        if binding.isDeferred, binding.context === context,
            !flow.hasValue(binding)
        {
            throw fail(.usedBeforeInitialization(binding.variable.name), at: range)
        }
        if let getter = binding.getter {
            return callGetter(getter, Typed(binding.type, node, range), at: range)
        }
        if let accessors = binding.accessors {
            return try access(accessors, storage: node, binding, at: range)
        }
        if binding.isTask {
            let task = MemberBase.value(Typed(binding.type, node, range))
            let found = try findMembers("value", in: task, at: range)
            return try checkMembers(found, named: "value", on: task, labels: nil, nil, range)
        }
        let immutability =
            binding.isConstant
            ? immutability(of: binding) : nil
        var value = Typed(binding.type, node, range, immutability: immutability)
        if binding.isImplicitlyUnwrapped { value.implicitlyUnwrapped = binding.variable.name }
        value.isCallBound = binding.isCallBound
        if binding.isCallBound, isInKeptClosure(since: binding.context) {
            problems.ofClosures.append((.needsEscaping(binding.variable.name), range))
        }
        return value
    }

    private func isInKeptClosure(since outer: FunctionContext) -> Bool {
        var current = context
        while current !== outer {
            if current.isKept { return true }
            guard let parent = current.parent else { return false }
            current = parent
        }
        return false
    }

    private func immutability(of binding: LocalBinding) -> Typed.Immutability {
        if let known = binding.immutability { return known }
        let made = makeImmutability(of: binding)
        binding.immutability = made
        return made
    }

    private func makeImmutability(of binding: LocalBinding) -> Typed.Immutability {
        let name = binding.variable.name
        guard name == "self" else {
            let fix = fix(binding.range)
            return Typed.Immutability(constant: name, fix: fix)
        }
        let isInMethod = binding.context.name.hasSuffix(")") && !isClass(binding.type)
        return Typed.Immutability(
            name: name, reason: "'self' is a constant here",
            fix: isInMethod ? "mark the method 'mutating'" : nil)
    }

    /// What makes a constant a variable, where `let` is written in front of its name.
    private func fix(_ name: SourceRange) -> String? {
        let bytes = text.text.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: min(Int(name.lower), bytes.count))
        return bytes[..<start].suffix(4).elementsEqual("let ".utf8) ? "change 'let' to 'var'" : nil
    }

    /// A top-level variable as a value.
    func reference(to binding: GlobalBinding, at range: SourceRange) throws -> Typed {
        if context.kind == .topLevel || isInTopLevelClosure, !binding.isDeclared {
            throw fail(.usedBeforeDeclaration(binding.global.name), at: range)
        }
        if binding.type == nil, let declaration = binding.declaration {
            binding.declaration = nil
            binding.type = findType(of: declaration, binding)
        }
        guard let type = binding.type else { throw CheckAbort() }
        if binding.isDeferred, context.kind == .topLevel,
            !flow.hasValue(binding)
        {
            throw fail(.usedBeforeInitialization(binding.global.name), at: range)
        }
        let immutability = binding.isConstant ? immutability(of: binding) : nil
        let isSilent = binding.observed.map { context.observes === $0 } ?? false
        let node = GlobalVariable(global: binding.global, range: range, isSilent: isSilent)
        var value = Typed(type, node, range, immutability: immutability)
        if binding.isImplicitlyUnwrapped { value.implicitlyUnwrapped = binding.global.name }
        return value
    }

    private func immutability(of binding: GlobalBinding) -> Typed.Immutability {
        if let known = binding.immutability { return known }
        let made = Typed.Immutability(constant: binding.global.name, fix: fix(binding.range))
        binding.immutability = made
        return made
    }

    private var isInTopLevelClosure: Bool {
        var current: FunctionContext? = context
        while let here = current {
            if here.kind == .topLevel { return true }
            if here.kind != .closure { return false }
            current = here.parent
        }
        return false
    }

    /// All names that are visible here, for suggestions.
    var visibleNames: [String] {
        var names: [String] = []
        guard wantsSuggestions else { return names }
        var current: Scope? = scope
        while let here = current {
            names += here.names
            if case .type(let owner) = here.kind { names += memberNames(of: owner, isStatic: false) }
            current = here.parent
        }
        return names + (catalogue.functionNames + catalogue.typeNames).filter { !$0.isOfLibrary }
    }
}
