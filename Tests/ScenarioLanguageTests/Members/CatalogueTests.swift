import EventEngine
import Foundation
import Testing

@testable import ScenarioLanguage

@Suite struct CatalogueTests {
    let catalogue = NativeCatalogue.standard

    /// Every row with the name of its type.
    private var rows: [(type: String, row: NativeMember)] {
        catalogue.records.flatMap { record in
            [record.members, record.statics].flatMap(\.values).joined().map { (record.name, $0) }
        }
    }

    @Test("No type has two rows with one name, labels, types and requirements")
    func rowsAreUnique() {
        var seen: Set<String> = []
        for (type, row) in rows {
            let types = row.parameters.map(\.type.description).joined(separator: ", ")
            let signature = "\(type).\(row.isStatic) \(row.kind) \(row.fullName) \(types) \(row.requirements)"
            // `reversed()` answers an array where one is asked for, and its own collection elsewhere.
            #expect(seen.insert("\(signature) -> \(row.result)").inserted, "\(signature) is there twice")
        }
    }

    @Test("Every native type that a row mentions is in the catalogue")
    func mentionedTypesExist() {
        for (type, row) in rows {
            for mentioned in (row.parameters.map(\.type) + [row.result]).flatMap(\.nativeTypes) {
                let isKnown = catalogue.record(of: .native(mentioned)) != nil
                #expect(isKnown, "\(type).\(row.fullName): \(mentioned)")
            }
        }
    }

    @Test("A default value is of its parameter's type")
    func defaultsFit() {
        for (type, row) in rows {
            for parameter in row.parameters {
                guard let value = parameter.defaultValue else { continue }
                let isFine = value.isNull ? parameter.type.isOptional : !parameter.type.nativeMismatch(value)
                #expect(isFine, "\(type).\(row.fullName), \(parameter.label ?? "_")")
            }
        }
    }

    @Test("Every superclass has a record, so that inherited members are found")
    func superclasses() {
        for record in catalogue.records {
            guard let parent = record.superclass else { continue }
            #expect(catalogue.record(of: .native(parent))?.id == parent, "\(record.name)")
        }
    }

    @Test("A convenience initializer of what scenarios may subclass says which other one it calls")
    func convenienceInitializers() {
        let roots = ["UIResponder", "UIGestureRecognizer"].compactMap { catalogue.type(named: $0) }
        for record in catalogue.records {
            let isRoot = roots.contains { root in
                guard case .native(let id) = root else { return false }
                return catalogue.isClass(record.id, sameOrSubclassOf: id)
            }
            for row in record.initializers where isRoot && row.isConvenience {
                let target = row.delegation?.target
                let isThere = record.initializers.contains { $0 !== row && $0.fullName == target }
                #expect(isThere, "\(record.name).\(row.fullName)")
            }
        }
    }

    @Test("Types are found by the names that authors write")
    func typeNames() {
        #expect(catalogue.type(named: "Int") == .int)
        #expect(catalogue.type(named: "TimeInterval") == .double)
        #expect(catalogue.type(named: "CGRect") == .native(CGRect.self))
        #expect(catalogue.type(named: "Array") == .array(.parameter("Element")))
        #expect(catalogue.type(named: "Nonsense") == nil)
    }
}

extension StaticType {
    /// The native types inside.
    fileprivate var nativeTypes: [NativeTypeID] {
        switch self {
        case .native(let id): [id]
        case .optional(let type), .array(let type), .set(let type), .range(let type), .closedRange(let type),
            .sequence(let type, _), .metatype(let type):
            type.nativeTypes
        case .dictionary(let key, let value): key.nativeTypes + value.nativeTypes
        case .tuple(let elements): elements.flatMap(\.type.nativeTypes)
        case .function(let type): type.parameters.flatMap(\.nativeTypes) + type.result.nativeTypes
        default: []
        }
    }

    /// Whether a default value is plainly of another type.
    fileprivate func nativeMismatch(_ value: Value) -> Bool {
        switch (wrapped ?? self, value) {
        case (.int, .int), (.bool, .bool), (.string, .string), (.double, .double), (.cgFloat, .double): false
        case (.native(let id), .option(let other, _)): id != other
        case (.native, .native), (.native, .point), (.native, .size), (.native, .rect): false
        default: true
        }
    }
}
