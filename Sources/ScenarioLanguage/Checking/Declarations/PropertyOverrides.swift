import EventEngine

/// Properties of a class: their dispatch numbers, and which property of a superclass each of them overrides.
extension Checker {
    func place(_ property: PropertyDeclaration, in declaration: TypeDeclaration) {
        let runtime = declaration.runtime
        if isBroken(declaration.staticType) { return append(property, to: runtime) }
        guard let superclass = declaration.type.superclass else {
            if property.isOverride {
                report(.notOverriding(property.name, candidates: []), at: property.range)
            }
            return append(property, to: runtime)
        }
        let inherited =
            (property.isStatic
            ? statics(named: property.name, of: superclass) : members(named: property.name, of: superclass))
            .filter { isKnown($0, to: declaration) }
        switch inherited.first {
        case .property(let other)? where other.requirement == nil:
            override(property, other, in: declaration)
        case .native(let native, _)? where native.kind == .property:
            override(property, native, in: declaration)
        default:
            if property.isDescription, isObject(superclass) {
                overrideDescription(property, in: declaration)
            } else if property.isOverride {
                let names = memberNames(of: superclass, isStatic: property.isStatic)
                let slip = CheckProblem.notOverriding(
                    property.name, candidates: nearest(to: property.name, names))
                report(missingOverride(of: property.name, in: superclass) ?? slip, at: property.range)
            }
            append(property, to: runtime)
        }
    }

    private func isObject(_ type: StaticType) -> Bool {
        guard let object = catalogue.type(named: "NSObject") else { return false }
        return type == object || isSubclass(type, of: object)
    }

    /// NSObject's own `description`: what `print` shows of an instance. It is only read.
    private func overrideDescription(_ property: PropertyDeclaration, in declaration: TypeDeclaration) {
        if !property.isOverride { report(.overrideMissing(property.name), at: property.range) }
        if let type = property.type, type != .string {
            report(.overrideMismatch(property.name, expected: "String"), at: property.range)
        }
        checkAccessors(of: property, isSettable: false)
        declaration.type.conformances.insert(.stringConvertible)
    }

    private func append(_ property: PropertyDeclaration, to runtime: RuntimeType) {
        property.dispatch = runtime.properties.count
        runtime.properties.append(property.property)
    }

    private func override(
        _ property: PropertyDeclaration, _ other: PropertyDeclaration, in declaration: TypeDeclaration
    ) {
        if !property.isOverride { report(.overrideMissing(property.name), at: property.range) }
        if other.isFinal { report(.finalMember(property.name), at: property.range) }
        checkAccessors(of: property, isSettable: isSettable(other, in: declaration))
        if other.isOfNativeExtension {
            guard let versions = other.versions else {
                return report(
                    .declaredInExtension(property.name, owner: other.owner.description), at: property.range)
            }
            property.versions = versions
            versions.add(property.property, of: declaration.runtime)
        } else if let versions = other.versions {
            property.versions = versions
            versions.add(property.property, of: declaration.runtime)
        }
        property.dispatch = other.dispatch
        property.property.isMessage = property.property.isMessage || other.property.isMessage
        if other.property.isDynamic { property.property.isDynamic = true }
        if let dispatch = other.dispatch {
            declaration.runtime.properties[dispatch].isOverridden = true
            other.property.isOverridden = true
            property.property.isOverridden = true
            declaration.runtime.properties[dispatch] = property.property
        }
        if property.property.getter == nil { property.property.observed = .own(other.property) }
        if let native = other.overriddenNative { register(property, native, in: declaration) }
        checkType(of: property, overriding: other)
    }

    /// Reports storage, observers of what is never set, and a getter alone for what can be set.
    private func checkAccessors(of property: PropertyDeclaration, isSettable: Bool) {
        let own = property.property
        let isObserved = own.willSet != nil || own.didSet != nil
        let isStored =
            property.isConstant || property.isLazy || property.binding?.initializer != nil
            || own.getter == nil && !isObserved
        if isStored {
            report(.storedOverride(property.name), at: property.range)
        } else if isObserved, !isSettable {
            report(.observesReadOnly(property.name), at: property.range)
        } else if own.getter != nil, own.setter == nil, isSettable {
            report(.readOnlyOverride(property.name), at: property.range)
        }
    }

    /// Whether a class may set a property that it overrides.
    private func isSettable(_ property: PropertyDeclaration, in declaration: TypeDeclaration) -> Bool {
        property.isSettable && !property.isConstant
            && withScope(declaration.scope) {
                isAccessible(
                    property.access.setter, of: property.owner, property.range, at: declaration.range)
            }
    }

    /// Reports an override whose type is none that the overridden property can have.
    private func checkType(of property: PropertyDeclaration, overriding other: PropertyDeclaration) {
        if let type = other.type, let own = property.type, type != own,
            other.isSettable || !refines(own, type)
        {
            report(.overrideMismatch(property.name, expected: type.description), at: property.range)
        }
    }

    private func override(
        _ property: PropertyDeclaration, _ native: NativeMember, in declaration: TypeDeclaration
    ) {
        append(property, to: declaration.runtime)
        guard native.isOverridable || onlyObserves(property, native) else {
            report(.notOverridable(native.name), at: property.range)
            return
        }
        if !property.isOverride { report(.overrideMissing(property.name), at: property.range) }
        let type = property.type ?? native.result
        property.type = type
        guard type == native.result || native.isImplicitlyUnwrapped && type == native.result.wrapped
            || !native.isSettable && refines(type, native.result)
        else {
            report(
                .overrideMismatch(property.name, expected: native.result.description), at: property.range)
            return
        }
        checkAccessors(of: property, isSettable: native.isSettable)
        if property.property.getter == nil {
            property.property.observed = .native(
                native, getter: native.override.map { SuperMessage(selector: $0.selector) },
                setter: native.override?.setter.map { SuperMessage(selector: $0) })
            property.isSettable = native.isSettable
        }
        register(property, native, in: declaration)
    }

    /// Whether an override leaves a property as it is, and hears when the scenario sets it. The engine need
    /// not know of that.
    private func onlyObserves(_ property: PropertyDeclaration, _ native: NativeMember) -> Bool {
        isHeard(native) && !property.isStatic && property.property.getter == nil
    }

    /// Whether some override observes a property that may not be overridden otherwise.
    private func isHeard(_ native: NativeMember) -> Bool {
        native.isSettable && !native.isOverridable && observedNames.contains(native.name)
    }

    /// Whether a read-only property may have this type where the overridden one has another: a class below
    /// that one, or the same without the optional. The values are what they were.
    private func refines(_ own: StaticType, _ type: StaticType) -> Bool {
        let (narrow, wide) = (own.wrapped ?? own, type.wrapped ?? type)
        return (type.isOptional || !own.isOptional) && !narrow.isErased && !narrow.isOptional
            && (narrow == wide || isClass(narrow) && isSubclass(narrow, of: wide))
    }

    private func register(
        _ declared: PropertyDeclaration, _ native: NativeMember, in declaration: TypeDeclaration
    ) {
        declared.overriddenNative = native
        if native.isKept || isHeard(native) {
            declaration.runtime.kept[ObjectIdentifier(native)] = declared.property
        }
        guard let bridge = native.override else { return }
        let (property, place) = (declared.property, declared.range)
        if property.getter != nil {
            declaration.runtime.messages[bridge.selector] = MessageOverride(
                member: native, bridge: bridge, place: place
            ) {
                receiver, _, execution, range in
                var receiver = declared.isStatic ? receiver.dynamicType ?? receiver : receiver
                return try property.readInPlace(&receiver, execution, at: range)
            }
        }
        if let setter = bridge.setter, native.isSettable {
            declaration.runtime.messages[setter] = MessageOverride(
                member: native, bridge: bridge, place: place
            ) {
                receiver, values, execution, range in
                var receiver = receiver
                try property.write(values.first ?? .null, to: &receiver, execution, at: range)
                return .void
            }
        }
    }
}

extension Value {
    /// The class of an instance, which class properties have as their `self`.
    fileprivate var dynamicType: Value? { RuntimeType.of(value: self).map { .type(.user($0.type)) } }
}
