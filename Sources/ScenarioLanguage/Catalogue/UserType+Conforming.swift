extension UserType {
    /// Whether the declaration, or that of a superclass, names a protocol of the engine.
    func conforms(to wanted: NativeTypeID) -> Bool {
        func leads(_ named: StaticType) -> Bool {
            if case .user(let user) = named { return user.protocols.contains(where: leads) }
            return named == .native(wanted)
                || NativeCatalogue.standard.record(of: named)?.protocols.contains(wanted) ?? false
        }
        if protocols.contains(where: leads) { return true }
        guard case .user(let parent) = superclass else { return false }
        return parent.conforms(to: wanted)
    }

    /// Whether a protocol is another one, or inherits from it.
    func refines(_ other: UserType) -> Bool {
        if self == other { return true }
        guard kind == .protocol else { return false }
        return protocols.contains { if case .user(let user) = $0 { user.refines(other) } else { false } }
    }
}
