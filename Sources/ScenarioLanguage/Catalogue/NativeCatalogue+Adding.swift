import EventEngine
import Foundation

extension NativeCatalogue {
    /// Adds a class; its superclass must have a record too.
    ///
    /// - Parameter summary: a sentence about it, for the language reference.
    @_semantics("optimize.sil.specialize.generic.never")
    func addClass<Owner: AnyObject & Bridged>(
        _ type: Owner.Type, named name: String, superclass: AnyClass?, conformances: Set<Conformance> = [],
        _ summary: String, _ rows: (MemberTable<Owner>) -> Void = { _ in }
    ) {
        let parent = superclass.map { NativeTypeID($0) }
        let record = NativeType(NativeTypeID(type), name: name, kind: .class, superclass: parent) { value in
            guard case .object(let object) = value else { return false }
            // Instances of a scenario's classes right below NSObject have no object of the engine's.
            return object is Owner
                || type == NSObject.self && UserType.of(object: object)?.nativeRoot == NSObject.staticType
        }
        record.conformances = conformances
        add(record, summary)
        rows(MemberTable<Owner>(record))
    }

    /// Adds a protocol of classes, for scenarios to conform to; that it is one of NSObject's the checker sees
    /// to.
    func addProtocol(
        _ type: Any.Type, named name: String, _ summary: String,
        _ rows: (OptionalMethodTable) -> Void = { _ in }
    ) {
        let id = NativeTypeID(type)
        let record = NativeType(id, name: name, kind: .protocol, superclass: nil) { value in
            UserType.of(value: value)?.conforms(to: id) ?? false
        }
        add(record, summary)
        rows(OptionalMethodTable(record))
    }

    /// Adds a struct.
    @_semantics("optimize.sil.specialize.generic.never")
    func addStructure<Owner: Bridged>(
        _ type: Owner.Type, named name: String, conformances: Set<Conformance> = [],
        literals: NativeType.Literals = [], _ summary: String, _ rows: (MemberTable<Owner>) -> Void = { _ in }
    ) {
        let record = NativeType(NativeTypeID(type), name: name, kind: .structure, superclass: nil) { value in
            Owner.from(value) != nil
        }
        record.conformances = conformances
        record.literals = literals
        add(record, summary)
        rows(MemberTable<Owner>(record))
    }

    /// Adds an option set, whose array literals the checker makes by joining options.
    @_semantics("optimize.sil.specialize.generic.never")
    func addOptionSet<Owner: BridgedOptionSet>(
        _ type: Owner.Type, named name: String, isHashable: Bool = false, _ summary: String,
        _ rows: (MemberTable<Owner>) -> Void
    ) where Owner.Element == Owner {
        let id = NativeTypeID(type)
        let record = NativeType(id, name: name, kind: .optionSet, superclass: nil) { value in
            if case .option(let other, _) = value { other == id } else { false }
        }
        record.conformances = [.equatable, .rawRepresentable]
        if isHashable { record.conformances.insert(.hashable) }
        record.literals = .array
        add(record, summary)
        let table = MemberTable<Owner>(record)
        optionSetRows(table)
        rows(table)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func optionSetRows<Owner: BridgedOptionSet>(
        _ t: MemberTable<Owner>
    ) where Owner.Element == Owner {
        t.initializer("init()") { () in Owner() }
        t.initializer("init(rawValue:)") { (raw: Owner.RawValue) in Owner(rawValue: raw) }
        t.getter("rawValue", reading: { (set: Owner) in
            guard Int(exactly: set.rawValue) != nil else {
                throw RunTrap.unsupported("a raw value of this size")
            }
            return set.rawValue
        })
        t.getter("isEmpty", reading: { (set: Owner) in set.isEmpty })
        t.method("contains(_:)") { (set: Owner, option: Owner) in set.contains(option) }
        t.method("union(_:)") { (set: Owner, other: Owner) in set.union(other) }
        t.method("intersection(_:)") { (set: Owner, other: Owner) in set.intersection(other) }
        t.method("subtracting(_:)") { (set: Owner, other: Owner) in set.subtracting(other) }
        t.method("isSubset(of:)") { (set: Owner, other: Owner) in set.isSubset(of: other) }
        t.mutator("formUnion(_:)") { (set: inout Owner, other: Owner) in set.formUnion(other) }
        t.mutator("subtract(_:)") { (set: inout Owner, other: Owner) in set.subtract(other) }
        t.mutator("insert(_:)") { (set: inout Owner, option: Owner) in set.formUnion(option) }
        t.mutator("remove(_:)") { (set: inout Owner, option: Owner) in set.subtract(option) }
    }

    /// Adds an enum without raw values.
    @_semantics("optimize.sil.specialize.generic.never")
    func addCases<Owner: BridgedCases>(
        _ type: Owner.Type, named name: String, _ summary: String, _ rows: (MemberTable<Owner>) -> Void
    ) {
        let id = NativeTypeID(type)
        let record = NativeType(id, name: name, kind: .enumeration, superclass: nil) { value in
            if case .option(let other, _) = value { other == id } else { false }
        }
        record.conformances = [.equatable, .hashable]
        add(record, summary)
        rows(MemberTable<Owner>(record))
    }

    /// Adds an enum with raw values.
    @_semantics("optimize.sil.specialize.generic.never")
    func addEnumeration<Owner: BridgedEnum>(
        _ type: Owner.Type, named name: String, _ summary: String,
        _ rows: (MemberTable<Owner>) -> Void = { _ in }
    ) {
        let id = NativeTypeID(type)
        let record = NativeType(id, name: name, kind: .enumeration, superclass: nil) { value in
            if case .option(let other, _) = value { other == id } else { false }
        }
        record.conformances = [.equatable, .hashable, .rawRepresentable]
        add(record, summary)
        let table = MemberTable<Owner>(record)
        table.getter("rawValue", reading: { (value: Owner) in value.rawValue })
        table.initializer("init(rawValue:)") { (raw: Owner.RawValue) in Owner(rawValue: raw) }
        rows(table)
    }
}
