import EventEngine
import Foundation

extension NativeCatalogue {
    /// Every type and row, in two rounds: types first, so that rows may name any of them.
    static func fill(_ catalogue: NativeCatalogue) {
        catalogue.addStandardTypes()
        catalogue.addGeometryTypes()
        catalogue.addStandardRows()
        let functions = FunctionTable(catalogue: catalogue)
        catalogue.mathematicsRows(functions)
        catalogue.comparisonRows(functions)
        catalogue.sequenceFunctionRows(functions)
        catalogue.printingRows(functions)
        catalogue.typeNameRows(functions)
        catalogue.randomRows(functions)
    }

    /// Adds a class; its superclass must have a record of its own or be NSObject.
    func addClass<Owner: NSObject>(
        _ type: Owner.Type, named name: String, superclass: NSObject.Type?,
        _ rows: (MemberTable<Owner>) -> Void = { _ in }
    ) {
        let parent = superclass.map { NativeTypeID($0) }
        let record = NativeType(NativeTypeID(type), name: name, kind: .class, superclass: parent) { value in
            if case .object(let object) = value { object is Owner } else { false }
        }
        record.conformances = superclass == nil ? [.equatable, .hashable, .stringConvertible] : []
        add(record)
        rows(MemberTable<Owner>(record))
    }

    /// Adds a struct.
    func addStructure<Owner: Bridged>(
        _ type: Owner.Type, named name: String, conformances: Set<Conformance> = [],
        literals: NativeType.Literals = [], _ rows: (MemberTable<Owner>) -> Void = { _ in }
    ) {
        let record = NativeType(NativeTypeID(type), name: name, kind: .structure, superclass: nil) { value in
            Owner.from(value) != nil
        }
        record.conformances = conformances
        record.literals = literals
        add(record)
        rows(MemberTable<Owner>(record))
    }

    /// Adds an enum.
    func addEnumeration<Owner: BridgedEnum>(
        _ type: Owner.Type, named name: String, _ rows: (MemberTable<Owner>) -> Void = { _ in }
    ) {
        let id = NativeTypeID(type)
        let record = NativeType(id, name: name, kind: .enumeration, superclass: nil) { value in
            if case .option(let other, _) = value { other == id } else { false }
        }
        record.conformances = [.equatable, .hashable, .rawRepresentable]
        add(record)
        let table = MemberTable<Owner>(record)
        table.getter("rawValue", \.integerRawValue)
        table.initializer("init(rawValue:)") { (raw: Int) in Owner.from(.option(id, raw)) }
        rows(table)
    }
}

extension BridgedEnum {
    var integerRawValue: Int { Int(truncatingIfNeeded: rawValue) }
}
