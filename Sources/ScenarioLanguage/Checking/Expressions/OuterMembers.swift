/// What the types around a place are to it: whose instance `self` is, and which members need no instance.
extension Checker {
    /// The type of `self` inside of a type's braces; nil where `self` is an instance of a type inside of it.
    func ownType(_ own: LocalBinding, seenAs owner: StaticType) -> StaticType? {
        if own.type == owner { return owner }
        let type: StaticType
        if case .metatype(let instance) = own.type { type = instance } else { type = own.type.unwrapped(1) }
        return type == owner || isSubclass(type, of: owner) ? type : nil
    }

    /// In an initial value, a default argument, and inside of a nested type there is no instance, but there
    /// are the type's own members; a type that a method declares cannot reach them without their type's name.
    func outerStatics(
        named name: String, in owner: StaticType, at range: SourceRange
    ) throws -> NameMeaning? {
        let members = statics(named: name, of: owner).filter { isAccessible($0, at: range) }
        if members.isEmpty || members.contains(where: \.isType) { return nil }
        if isInMethod(of: owner) {
            throw fail(.wrongLevel(name, owner: owner.description, isStatic: true), at: range)
        }
        return .members(members, on: Typed(.metatype(owner), Constant(value: .type(owner)), range))
    }

    /// Whether this is inside of a method of a type.
    private func isInMethod(of owner: StaticType) -> Bool {
        var current: Scope? = scope
        while let here = current {
            if case .local(let own)? = here["self"], ownType(own, seenAs: owner) != nil { return true }
            current = here.parent
        }
        return false
    }

    /// The type around this place whose instances have a member of this name.
    func ownerOfInstanceMember(_ name: String, at range: SourceRange) -> StaticType? {
        var current: Scope? = scope
        while let here = current {
            if case .type(let owner) = here.kind,
                members(named: name, of: owner).contains(where: { isAccessible($0, at: range) })
            {
                return owner
            }
            current = here.parent
        }
        return nil
    }
}
