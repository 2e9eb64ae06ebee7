/// Overrides in extensions of classes of the engine's: of what an extension of a superclass declares with
/// `@objc`, so that Objective-C finds the nearest one.
extension Checker {
    /// Ties overrides in extensions to what they override, those of superclasses first.
    func settleExtendedOverrides() {
        let added = extensions.members
        extensions.members = []
        let sorted = added.enumerated().sorted { one, other in
            let (a, b) = (depth(of: one.element.type), depth(of: other.element.type))
            return a == b ? one.offset < other.offset : a < b
        }
        for (member, type) in sorted.map(\.element) {
            let superclass = catalogue.record(of: type)?.superclass.map { StaticType.native($0) }
            switch member {
            case .method(let method): settle(method, type, superclass)
            case .property(let property): settle(property, type, superclass)
            default: break
            }
        }
    }

    private func depth(of type: StaticType) -> Int {
        var (count, current) = (0, catalogue.record(of: type)?.superclass)
        while let here = current {
            count += 1
            current = catalogue.record(of: .native(here))?.superclass
        }
        return count
    }

    private func settle(_ method: FunctionDeclaration, _ type: StaticType, _ superclass: StaticType?) {
        guard method.isOverride || method.isMessage else { return }
        let inherited = method.isStatic ? [] : superclass.map { members(named: method.name, of: $0) } ?? []
        for case .method(let other) in inherited
        where other.fullName == method.fullName && other.isOfNativeExtension {
            guard takes(method, other.parameters.map(\.type)), accepts(method.result, other.result),
                method.effect.fits(other.effect)
            else { continue }
            guard other.isMessage else {
                let owner = other.owner?.description ?? ""
                return report(.declaredInExtension(method.fullName, owner: owner), at: method.range)
            }
            if !method.isOverride { report(.overrideMissing(method.fullName), at: method.range) }
            method.objectiveCName = other.objectiveCName
            method.isMessage = true
            return
        }
        if method.isOverride { refuse(method.name, method.fullName, type, superclass, at: method.range) }
    }

    private func settle(_ property: PropertyDeclaration, _ type: StaticType, _ superclass: StaticType?) {
        guard property.isOverride || property.versions != nil else { return }
        let inherited =
            property.isStatic ? [] : superclass.map { members(named: property.name, of: $0) } ?? []
        if case .property(let other)? = inherited.first, other.isOfNativeExtension,
            case .native(let id) = type
        {
            guard let versions = other.versions else {
                return report(
                    .declaredInExtension(property.name, owner: other.owner.description), at: property.range)
            }
            if !property.isOverride { report(.overrideMissing(property.name), at: property.range) }
            if let wanted = other.type, let own = property.type, own != wanted {
                report(.overrideMismatch(property.name, expected: wanted.description), at: property.range)
            }
            property.versions = versions
            property.property.isMessage = true
            versions.add(property.property, of: id)
            return
        }
        if property.isOverride { refuse(property.name, property.name, type, superclass, at: property.range) }
    }

    /// An extension cannot override what the engine's class has: nobody would call it.
    private func refuse(
        _ name: String, _ fullName: String, _ type: StaticType, _ superclass: StaticType?,
        at range: SourceRange
    ) {
        let inherited = superclass.map { members(named: name, of: $0) } ?? []
        // The override itself hides what the extended class has, so the catalogue is asked.
        let isOwn = !catalogue.members(named: name, of: type).isEmpty
        guard inherited.isEmpty, !isOwn, catalogue.absence(ofMember: name, in: type) == nil else {
            let what = "an override of '\(name)' in an extension of '\(type)'"
            return report(.unsupported(what, hint: "override it in a subclass"), at: range)
        }
        let names = superclass.map { memberNames(of: $0, isStatic: false) } ?? []
        report(.notOverriding(fullName, candidates: nearest(to: name, names)), at: range)
    }
}
