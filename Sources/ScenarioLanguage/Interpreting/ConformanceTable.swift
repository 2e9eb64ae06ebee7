/// Which types conform to which protocols of a scenario. Types of the scenario know their own; the table adds
/// what extensions say of the engine's types and of Swift's.
///
/// It changes while a scenario is checked, and no more after that.
final class ConformanceTable {
    /// Swift's `Error`, a protocol like those of the scenario.
    let errorType: UserType
    /// Swift's protocols of sequences, where the scenario names them.
    @exclusivity(unchecked) var sequences = SequenceProtocols()
    /// Protocols of Swift's library that are types of values, where the scenario has such values.
    @exclusivity(unchecked) var existentials: [Conformance: UserType] = [:]
    /// The protocols of Swift's library that extensions of types that are not the scenario's name.
    @exclusivity(unchecked) private(set) var standards: [StaticType: Set<Conformance>] = [:]
    /// The protocols that extensions name, by the extended type, in order.
    @exclusivity(unchecked) private(set) var added: [StaticType: [UserType]] = [:]
    /// What generic types of Swift's conform to for some of their arguments, by the extended type.
    @exclusivity(unchecked) private var conditional: [StaticType: [ConditionalConformance]] = [:]

    init(errorType: UserType) { self.errorType = errorType }

    /// Notes what an extension of a type that is not the scenario's says.
    func add(_ wanted: UserType, to type: StaticType) { added[type, default: []].append(wanted) }

    /// Notes that an extension names a protocol of Swift's library.
    func add(_ wanted: Conformance, to type: StaticType) {
        standards[type, default: []].insert(wanted)
    }

    /// Whether a type conforms to a protocol of Swift's library, by itself or by an extension.
    func conforms(_ type: StaticType, to wanted: Conformance) -> Bool {
        NativeCatalogue.standard.conforms(type, to: wanted, with: standards)
    }

    /// Notes a conformance that a generic type of Swift's has for some of its arguments.
    func add(_ made: ConditionalConformance, to family: StaticType) {
        conditional[family, default: []].append(made)
    }

    /// Whether extensions make anything conform that is not the scenario's.
    var isEmpty: Bool { added.isEmpty && conditional.isEmpty }

    /// Whether a type's arguments decide what it conforms to.
    func hasConditions(_ type: StaticType) -> Bool {
        !conditional.isEmpty && conditional[type.extensionKey] != nil
    }

    /// The protocols that extensions of exactly this type, or of the generic one that it is made of, name.
    func protocols(addedTo type: StaticType) -> [UserType] {
        if isEmpty { return [] }
        let key = type.extensionKey
        var found = added[type] ?? []
        if key != type { found += added[key] ?? [] }
        for made in conditional[key] ?? [] where fulfils(type, made.conditions) { found.append(made.wanted) }
        return found
    }

    /// The types that are not the scenario's and adopt a protocol, in no order.
    func adopters(of wanted: UserType) -> [StaticType] {
        added.filter { $0.value.contains { $0.refines(wanted) } }.map(\.key)
            + conditional.flatMap { family, made in
                made.filter { $0.wanted.refines(wanted) }.map { family.withoutOpaque($0.settledTypes) }
            }
    }

    private func fulfils(_ type: StaticType, _ conditions: [ConditionalConformance.Condition]) -> Bool {
        let types = type.placeholders
        return conditions.allSatisfy { condition in
            switch condition {
            case .inherits(let name, let bound):
                types[name].map { inheritsOrConforms($0, to: bound) } ?? false
            case .conforms(let name, let wanted):
                types[name].map { conforms($0, to: wanted) } ?? false
            case .isSame(let name, let wanted): types[name] == wanted
            }
        }
    }

    private func inheritsOrConforms(_ type: StaticType, to bound: StaticType) -> Bool {
        switch bound {
        case .user(let wanted) where wanted.kind == .protocol:
            // A value of a protocol is none of a type that conforms to it; of errors it is.
            if case .user(let user) = type, user.kind == .protocol, !user.isStandIn {
                return user === errorType && wanted === errorType
            }
            return conforms(type, to: wanted)
        case .native(let id) where NativeCatalogue.standard.record(of: bound)?.kind == .protocol:
            return conforms(type, toNative: id)
        default: return inherits(type, from: bound)
        }
    }

    /// Whether a type conforms to a protocol of the scenario, by itself or through what it inherits from.
    ///
    /// - Parameter isAdopted: whether a class led to the type, a protocol. The superclass that it asks for is
    ///   among that class's own then.
    func conforms(_ type: StaticType, to wanted: UserType, isAdopted: Bool = false) -> Bool {
        if wanted.isComposition, type != .user(wanted) { return conforms(type, toAllOf: wanted) }
        switch type {
        case .user(let user):
            if user == wanted { return true }
            if let standard = wanted.standard { return conforms(type, to: standard) }
            let isAdopted = isAdopted || user.kind == .class
            if user.protocols.contains(where: { conforms($0, to: wanted, isAdopted: isAdopted) }) {
                return true
            }
            guard user.kind == .class || !isAdopted, let superclass = user.superclass else { return false }
            return conforms(superclass, to: wanted)
        case .native(let id):
            if hasInRows(type, wanted) || isAdded(wanted, to: type) { return true }
            return NativeCatalogue.standard.record(of: .native(id))?.superclass
                .map { conforms(.native($0), to: wanted) } ?? false
        default: return hasInRows(type, wanted) || isAdded(wanted, to: type)
        }
    }

    /// Whether a protocol is one of Swift's library to which the catalogue says that a type conforms.
    private func hasInRows(_ type: StaticType, _ wanted: UserType) -> Bool {
        wanted.standard.map { conforms(type, to: $0) } ?? false
    }

    /// Whether a type conforms to a protocol of the engine.
    func conforms(_ type: StaticType, toNative wanted: NativeTypeID, isAdopted: Bool = false) -> Bool {
        switch type {
        case .user(let user):
            user.protocols.contains {
                $0 == .native(wanted)
                    || conforms($0, toNative: wanted, isAdopted: isAdopted || user.kind == .class)
            } || (user.kind == .class || !isAdopted)
                && (user.superclass.map { conforms($0, toNative: wanted) } ?? false)
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
        (protocols(addedTo: type) + sequences.conformed(by: type)).contains {
            conforms(.user($0), to: wanted, isAdopted: true)
        }
    }
}

/// `extension Array: P where Element: P`
struct ConditionalConformance {
    /// What is asked of an argument, by the placeholder's name.
    enum Condition {
        case inherits(String, StaticType)
        case conforms(String, Conformance)
        case isSame(String, StaticType)
    }

    let wanted: UserType
    let conditions: [Condition]

    /// What the conditions say that placeholders are.
    var settledTypes: [String: StaticType] {
        var types: [String: StaticType] = [:]
        for case .isSame(let name, let type) in conditions { types[name] = type }
        return types
    }
}
