/// Which types conform to which protocols of a scenario. Types of the scenario know their own; the table adds
/// what extensions say of the engine's types and of Swift's.
struct ConformanceTable {
    /// Swift's `Error`, a protocol like those of the scenario.
    let errorType: UserType
    /// The protocols that extensions name, by the extended type, in order.
    private(set) var added: [StaticType: [UserType]] = [:]

    init(errorType: UserType) { self.errorType = errorType }

    /// Notes what an extension of a type that is not the scenario's says.
    mutating func add(_ wanted: UserType, to type: StaticType) { added[type, default: []].append(wanted) }

    /// The protocols that extensions of exactly this type name.
    func protocols(addedTo type: StaticType) -> [UserType] { added[type] ?? [] }

    /// Whether a type conforms to a protocol of the scenario, by itself or through what it inherits from.
    func conforms(_ type: StaticType, to wanted: UserType) -> Bool {
        switch type {
        case .user(let user):
            if user == wanted { return true }
            if wanted === errorType { return NativeCatalogue.standard.conforms(type, to: .error) }
            return user.protocols.contains { conforms($0, to: wanted) }
                || user.superclass.map { conforms($0, to: wanted) } ?? false
        case .native(let id):
            if isAdded(wanted, to: type) { return true }
            return NativeCatalogue.standard.record(of: .native(id))?.superclass
                .map { conforms(.native($0), to: wanted) } ?? false
        default: return isAdded(wanted, to: type)
        }
    }

    private func isAdded(_ wanted: UserType, to type: StaticType) -> Bool {
        protocols(addedTo: type).contains { conforms(.user($0), to: wanted) }
    }
}
