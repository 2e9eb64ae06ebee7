@testable import ScenarioLanguage

/// The rows of the catalogue in an order that no hash decides, sorted once for all programs.
enum CatalogueRows {
    /// The types of which programs make values or call members.
    static let records = NativeCatalogue.standard.records.filter { $0.kind != .protocol }

    private typealias Rows = [(name: String, rows: [NativeMember])]

    private static let sorted: [ObjectIdentifier: (members: Rows, statics: Rows)] = {
        let all = NativeCatalogue.standard.records.map { record in
            (ObjectIdentifier(record), (sorted(record.members), sorted(record.statics)))
        }
        return Dictionary(all, uniquingKeysWith: { first, _ in first })
    }()

    private static func sorted(_ rows: [String: [NativeMember]]) -> Rows {
        rows.sorted { $0.key < $1.key }.map { (name: $0.key, rows: $0.value) }
    }

    /// All members of a type, by name; of no type none.
    static func members(of record: NativeType?) -> [NativeMember] {
        named(of: record, isStatic: false).flatMap(\.rows)
    }

    /// All members of the type itself, by name.
    static func statics(of record: NativeType) -> [NativeMember] {
        named(of: record, isStatic: true).flatMap(\.rows)
    }

    /// The same, those of one name together.
    static func named(of record: NativeType?, isStatic: Bool) -> [(name: String, rows: [NativeMember])] {
        guard let record, let rows = sorted[ObjectIdentifier(record)] else { return [] }
        return isStatic ? rows.statics : rows.members
    }
}
