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
        if wanted.isComposition, type != .user(wanted) { return conforms(type, toAllOf: wanted) }
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

    /// Whether a type conforms to a protocol of the engine.
    func conforms(_ type: StaticType, toNative wanted: NativeTypeID) -> Bool {
        switch type {
        case .user(let user):
            user.protocols.contains { $0 == .native(wanted) || conforms($0, toNative: wanted) }
                || user.superclass.map { conforms($0, toNative: wanted) } ?? false
        case .native(let id):
            id == wanted
                || NativeCatalogue.standard.record(of: type).map { record in
                    record.protocols.contains(wanted)
                        || record.superclass.map { conforms(.native($0), toNative: wanted) } ?? false
                } ?? false
        default: false
        }
    }

    private func conforms(_ type: StaticType, toAllOf composition: UserType) -> Bool {
        let inheritsClass = composition.superclass.map { inherits(type, from: $0) } ?? true
        return inheritsClass
            && composition.protocols.allSatisfy { part in
                switch part {
                case .user(let user): conforms(type, to: user)
                case .native(let id): conforms(type, toNative: id)
                default: inherits(type, from: .anyObject)
                }
            }
    }

    private func inherits(_ type: StaticType, from ancestor: StaticType) -> Bool {
        var current: StaticType? = type
        while let here = current {
            if here == ancestor { return true }
            switch here {
            case .user(let user):
                if ancestor == .anyObject, user.kind == .class { return true }
                current = user.superclass
            case .native(let id):
                let catalogue = NativeCatalogue.standard
                if ancestor == .anyObject { return catalogue.record(of: here)?.kind == .class }
                guard case .native(let other) = ancestor else { return false }
                return catalogue.isClass(id, sameOrSubclassOf: other)
            default: return false
            }
        }
        return false
    }

    private func isAdded(_ wanted: UserType, to type: StaticType) -> Bool {
        protocols(addedTo: type).contains { conforms(.user($0), to: wanted) }
    }
}
