import SwiftSyntax

/// Properties of types: stored, computed, observed, lazy, static.
extension Checker {
    /// - Parameter isStatic: whether it is static although nothing says so.
    func collect(_ syntax: VariableDeclSyntax, in place: MemberPlace, isStatic: Bool = false) throws {
        if let wrapper = wrapper(in: syntax.attributes, place.scope) {
            return try collectWrapped(syntax, wrapper, in: place)
        }
        try checkAttributes(syntax.attributes, and: Self.attributesOfAssignment)
        var traits = try PropertyTraits(syntax.modifiers, self, isObjectiveC: syntax.attributes.has("objc"))
        if isStatic { traits.isStatic = true }
        let isConstant = syntax.bindingSpecifier.tokenKind == .keyword(.let)
        let bindings = Array(syntax.bindings)
        for (index, binding) in bindings.enumerated() {
            let annotation =
                binding.typeAnnotation
                ?? (binding.initializer == nil
                    ? bindings[index...].first { $0.typeAnnotation != nil }?.typeAnnotation : nil)
            for part in try properties(of: binding, annotation?.type, isConstant, traits, in: place) {
                try collect(part, of: binding, syntax, traits, in: place)
            }
        }
    }

    /// Adds one property of a declaration.
    private func collect(
        _ part: BoundProperty, of binding: PatternBindingSyntax, _ syntax: VariableDeclSyntax,
        _ traits: PropertyTraits, in place: MemberPlace
    ) throws {
        let (token, annotation) = (part.name, part.type)
        let property = PropertyDeclaration(
            token.identifierText, owner: place.type, scope: place.scope, range: SourceRange(token))
        property.isStatic = traits.isStatic
        property.isOfClass = traits.isOfClass || traits.isStatic && traits.isOverride
        property.isConstant = syntax.bindingSpecifier.tokenKind == .keyword(.let)
        property.isLazy = traits.isLazy
        property.isOverride = traits.isOverride
        property.isFinal = traits.isFinal
        property.isDefaultImplementation = place.isProtocol && place.isExtension
        property.access = Access(syntax.modifiers, usual: place.usualAccess)
        property.property.ownership = traits.ownership
        property.property.isDynamic = traits.isDynamic
        property.binding = binding
        property.builder = withScope(place.scope) { resultBuilder(in: syntax.attributes) }
        if property.builder != nil, place.isProtocol, !place.isExtension {
            throw unsupported("a result builder of what a protocol asks for", at: property.range)
        }
        if property.builder != nil, !binding.isComputed {
            throw unsupported("a result builder in front of a stored property", at: property.range)
        }
        if place.declaration == nil, syntax.attributes.has("objc"), !traits.isStatic,
            isClass(place.type)
        {
            property.versions = PropertyVersions()
        }
        let isOfLibrary = place.declaration != nil && files.isLibrary(property.range)
        property.property.isMessage =
            property.versions != nil || isOfLibrary
            || traits.isDynamic && isInObjectiveC(syntax, place.declaration)
        property.initial = part.initial
        let family = withScope(place.scope) {
            property.initial == nil ? nil : annotation.flatMap { bareFamily($0) }
        }
        if let family, !withScope(place.scope, { isInside(family) }) {
            property.family = family
        } else if let annotation {
            let (type, isImplicit) = try withScope(place.scope) { try resolveDeclared(annotation) }
            property.type = type
            property.isImplicitlyUnwrapped = isImplicit
            property.hasAnnotation = true
        } else if property.initial == nil {
            throw fail(.needsTypeOrValue(property.name), at: property.range)
        }
        property.property.effect = try assignmentEffect(of: property, syntax.attributes)
        try add(property, binding, to: place, isOptional: traits.isOptional)
    }

    private func add(
        _ property: PropertyDeclaration, _ binding: PatternBindingSyntax, to place: MemberPlace,
        isOptional: Bool
    ) throws {
        hideLibraryMembers(
            like: .property(property), named: property.name, at: property.range, isStatic: property.isStatic,
            in: place)
        let known = (property.isStatic ? place.statics[property.name] : place.members[property.name]) ?? []
        let isRequirement = place.isProtocol && !place.isExtension
        if place.declaration == nil {
            property.isOfNativeExtension = true
            extensions.members.append((.property(property), place.type))
        }
        // What a protocol asks for, and what its extension has for those that bring nothing of their own.
        let isPair = known.allSatisfy { member -> Bool in
            if case .method(let method) = member { return !method.parameters.isEmpty }
            if member.isCaseWithPayload { return true }
            guard case .property(let other) = member else { return false }
            if areForOwnFiles((other.access, other.range), (property.access, property.range)) { return true }
            return (other.requirement != nil) != isRequirement
        }
        if !isPair {
            var first: SourceRange?
            if case .property(let other)? = known.first { first = other.range }
            report(.alreadyDeclared(property.name, first: first), at: property.range)
        }
        place.add(.property(property), named: property.name, isStatic: property.isStatic)
        if isRequirement {
            checkRules(of: binding.accessorBlock, "variable")
            checkIsBodiless(binding.accessorBlock, binding.initializer, named: property.name)
            property.requirement = Requirement(
                name: property.name, fullName: property.name, isProperty: true, isStatic: property.isStatic,
                isOptional: isOptional)
            property.isSettable = !isOptional && binding.accessorBlock?.hasSetter ?? false
            property.isNonmutating = binding.accessorBlock?.hasNonmutatingSetter ?? false
            try refuseMutatingGetter(in: binding.accessorBlock)
            // What the object may not have is nil when it is read.
            if isOptional, let type = property.type, !type.isOptional { property.type = .optional(type) }
            return
        }
        if isOptional { throw unsupported("'optional' outside a protocol", at: property.range) }
        let isComputed = try collectAccessors(of: property, binding.accessorBlock, in: place)
        if isComputed { return }
        if property.isOfClass {
            throw unsupported("a stored 'class' property", hint: "use 'static'", at: property.range)
        }
        if property.isStatic, place.type.origin != nil {
            throw unsupported("a stored static property of a generic type", at: property.range)
        }
        if property.isStatic { return makeStatic(property, in: place) }
        guard let declaration = place.declaration, !place.isExtension, declaration.type.kind != .enumeration
        else {
            if property.isOverride { return }
            throw unsupported(
                "a stored property here", hint: "extensions and enums can only have computed ones",
                at: property.range)
        }
        if property.isOverride { return }
        declaration.stored.append(property)
    }

    func makeStatic(_ property: PropertyDeclaration, in place: MemberPlace) {
        let global = makeGlobal(property.name)
        global.ownership = property.property.ownership
        property.global = global
        let code = parts.makeCode(property.name)
        global.lazyInitial = code
        let (type, observed) = (place.type, property.property)
        if observed.willSet != nil || observed.didSet != nil {
            global.observers = StaticObservers(
                owner: type, before: observed.willSet, after: observed.didSet)
        }
        pendingBodies.append { [unowned self] in
            guard let known = try? self.type(of: property, at: property.range) else {
                return reportInitialValue(of: property)
            }
            if let initial = property.initial {
                let own: StaticType? = type == .void ? nil : .metatype(type)
                checkExpressionBody(initial, as: known, code, in: property.scope, selfType: own)
                code.parameters = []
            } else if let none = known.valueByItself {
                code.body = [
                    StatementLine(
                        line: 0, range: property.range, statement: Return(value: Constant(value: none)))
                ]
            } else {
                report(.needsTypeOrValue(property.name), at: property.range)
            }
        }
    }

    /// Reports what is wrong with the initial value of a static property, which has no type for it.
    private func reportInitialValue(of property: PropertyDeclaration) {
        guard let initial = property.initial, !property.isCyclic else { return }
        let inner = FunctionContext(.function, property.name, parent: nil, result: nil)
        _ = try? inFunction(inner, scope: property.scope) { try checkInitial(initial) }
    }

    /// The type of a property, from its annotation or its initial value.
    func type(of property: PropertyDeclaration, at range: SourceRange) throws -> StaticType {
        if let type = property.type { return type }
        if property.isFindingType {
            property.isCyclic = true
            throw fail(.cyclicDefinition(property.name), at: range)
        }
        if let (use, role) = property.wrapper, role != .storage {
            let found = try type(of: property, use, role)
            property.type = found
            return found
        }
        if let (use, _) = property.wrapper, use.isMadeWithValue, !use.storage.isStatic {
            let found = wrapperType(use)
            if found.hasPlaceholder { throw CheckAbort() }
            property.type = found
            return found
        }
        guard let initial = property.initial else { throw CheckAbort() }
        property.isFindingType = true
        defer { property.isFindingType = false }
        let inner = FunctionContext(.function, property.name, parent: nil, result: nil)
        let found = attempt {
            try inFunction(inner, scope: property.scope) {
                // Only a lazy property's initial value knows the instance, a static one's the type.
                if property.isLazy || property.isStatic, case .type(let owner) = property.scope.kind {
                    let own: StaticType = property.isStatic ? .metatype(owner) : owner
                    declareSelf(own, isConstant: true, parts.makeCode(property.name))
                }
                if let family = property.family { return try complete(family, from: initial) }
                return try checkInitial(initial).type
            }
        }?.result
        guard let found, !found.hasPlaceholder else {
            if let family = property.family {
                _ = try withScope(property.scope) { try complete(family, from: initial) }
            }
            // The initial value is checked again with its own report; only this one would be lost.
            if property.isCyclic { report(.cyclicDefinition(property.name), at: property.range) }
            throw CheckAbort()
        }
        property.type = found
        return found
    }

    // MARK: Accessors

    /// Collects getter, setter and observers; answers whether the property is computed.
    func collectAccessors(
        of property: PropertyDeclaration, _ block: AccessorBlockSyntax?, in place: MemberPlace
    ) throws -> Bool {
        guard let block else { return false }
        checkRules(of: block, "variable")
        switch block.accessors {
        case .getter(let statements):
            property.isSettable = false
            makeGetter(property, statements, in: place, at: SourceRange(block.rightBrace))
            return true
        case .accessors(let list):
            var isComputed = false
            property.isSettable = list.contains {
                ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text)
            }
            if property.isOverride, list.allSatisfy({ $0.accessorSpecifier.text.hasSuffix("Set") }) {
                observedNames.insert(property.name)
            }
            for accessor in list {
                if let effects = accessor.effectSpecifiers {
                    guard list.count == 1, accessor.accessorSpecifier.text == "get" else {
                        throw unsupported(
                            "'\(effects.ownText)' of this accessor",
                            hint: "only the getter of a property that is only read may throw or wait",
                            at: SourceRange(effects))
                    }
                    property.effect = try effect(effects)
                }
                guard let body = accessor.body else {
                    throw unsupported("an accessor without a body", at: SourceRange(accessor))
                }
                if try isMutatingGetter(accessor, in: place) { property.property.getterIsMutating = true }
                switch accessor.accessorSpecifier.text {
                case "get":
                    isComputed = true
                    makeGetter(property, body.statements, in: place, at: SourceRange(body.rightBrace))
                case "set":
                    isComputed = true
                    property.isNonmutating = accessor.isNonmutating
                    property.property.setter = makeAccessor(property, accessor, body, "newValue", in: place)
                case "willSet":
                    property.property.willSet = makeAccessor(
                        property, accessor, body, "newValue", in: place)
                case "didSet":
                    property.property.didSet = makeAccessor(property, accessor, body, "oldValue", in: place)
                default:
                    throw unsupported("'\(accessor.accessorSpecifier.text)'", at: SourceRange(accessor))
                }
            }
            return isComputed
        }
    }

    /// A variable outside of types has accessors without a `self`.
    private func hideSelf(outside type: StaticType) { if type == .void { scope["self"] = nil } }

    private func makeGetter(
        _ property: PropertyDeclaration, _ statements: CodeBlockItemListSyntax, in place: MemberPlace,
        at end: SourceRange
    ) {
        let code = parts.makeCode(property.name)
        property.property.getter = code
        guard property.hasAnnotation else {
            report(.needsTypeOrValue(property.name), at: property.range)
            return
        }
        let (scope, type) = (place.scope, place.type)
        pendingBodies.append { [unowned self] in
            let inner = FunctionContext(.function, property.name, parent: nil, result: property.type)
            inner.allow(property.effect)
            inner.leavesActor = leavesActor(property)
            inner.builder = property.builder
            inFunction(inner, scope: scope) {
                declareSelf(
                    property.isStatic ? .metatype(type) : type,
                    isConstant: !property.property.getterIsMutating, code)
                hideSelf(outside: type)
                checkBody(statements, code, at: end)
                code.slotCount = inner.slotCount
            }
        }
    }

    private func makeAccessor(
        _ property: PropertyDeclaration, _ accessor: AccessorDeclSyntax, _ body: CodeBlockSyntax,
        _ implicitName: String,
        in place: MemberPlace
    ) -> FunctionCode {
        let code = parts.makeCode(property.name)
        let name = accessor.parameters?.name.identifierText ?? implicitName
        // An observer that never reads the old value does not make the getter run.
        let takesValue =
            implicitName != "oldValue" || accessor.parameters != nil
            || body.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
        let (scope, type) = (place.scope, place.type)
        pendingBodies.append { [unowned self] in
            let inner = FunctionContext(.function, property.name, parent: nil, result: .void)
            inner.observes = property
            inner.leavesActor = leavesActor(property)
            inFunction(inner, scope: scope) {
                declareSelf(
                    property.isStatic ? .metatype(type) : type,
                    isConstant: isClass(type) || property.isStatic || accessor.isNonmutating, code)
                hideSelf(outside: type)
                if takesValue {
                    let variable = Variable(name, slot: inner.reserveSlot())
                    code.parameters.append(variable)
                    guard let known = try? self.type(of: property, at: property.range) else { return }
                    let value = LocalBinding(
                        variable, inner, known, isConstant: true, SourceRange(accessor))
                    value.isImplicitlyUnwrapped = property.isImplicitlyUnwrapped
                    self.scope[name] = .local(value)
                }
                self.scope = Scope(.block, parent: self.scope)
                checkFunctionStatements(body, code)
                code.slotCount = inner.slotCount
            }
        }
        return code
    }
}

extension AccessorBlockSyntax {
    /// Whether `set` is among the accessors.
    fileprivate var hasSetter: Bool { setter != nil }

    /// Whether it leaves the instance as it is.
    var hasNonmutatingSetter: Bool { setter?.isNonmutating ?? false }

    private var setter: AccessorDeclSyntax? {
        guard case .accessors(let list) = accessors else { return nil }
        return list.first { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }
}

/// The modifiers of a property.
struct PropertyTraits {
    var isStatic = false
    /// Whether subclasses may override it.
    var isOfClass = false
    var isLazy = false
    var isOverride = false
    var isFinal = false
    var isDynamic = false
    /// Whether types that conform may leave it out.
    var isOptional = false
    var ownership = Ownership.strong

    init(_ modifiers: DeclModifierListSyntax, _ checker: Checker, isObjectiveC: Bool = false) throws {
        for modifier in modifiers {
            switch modifier.name.text {
            case "static": isStatic = true
            case "class":
                isStatic = true
                isOfClass = true
            case "lazy": isLazy = true
            case "override": isOverride = true
            case "final": isFinal = true
            case "dynamic": isDynamic = true
            case "optional" where isObjectiveC: isOptional = true
            case "weak": ownership = .weak
            case "unowned": ownership = .unowned
            case "private", "fileprivate", "public", "internal", "package", "open",
                "nonisolated":
                break
            default: throw checker.unsupported("'\(modifier.name.text)'", at: SourceRange(modifier))
            }
        }
    }
}
