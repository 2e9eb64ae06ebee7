import ScenarioLanguage

/// The catalogue as the pages about the language show it: each member with its declaration and its meaning.
struct ReferenceTable: Sendable {
    /// Members that are shown together because they mean the same.
    struct Row: Sendable {
        /// Overloads, and the same member of other types, included.
        var members: [NativeMember]
        /// Those of the type that is shown.
        var shown: [NativeMember]
        var meaning: String
        var isNeverUsed: Bool
        /// Whether it means the same in every type that has it.
        var isCommon: Bool
        /// Counted from 0 over all pages.
        var number = 0
    }

    /// A type with its rows.
    struct Group: Sendable {
        let title: String
        /// `class`, `struct` and the like, with the superclass: nil for functions.
        var kind: String?
        var summary: String
        var rows: [Row]
        /// The type that is shown, of those that share their members.
        let id: String

        init(title: String, kind: String?, summary: String, rows: [Row]) {
            self.title = title
            self.kind = kind
            self.summary = summary
            self.rows = rows
            id = String(title.prefix { $0 != "," })
        }

        /// The name of a member in the list of examples.
        func key(of member: String) -> String { kind == nil ? member : "\(id).\(member)" }
    }

    /// A page.
    struct Page: Sendable {
        var name: String
        var title: String
        var introduction: String
        var groups: [Group]

        /// Its path inside the site.
        var path: String { ReferenceTable.path(ofPage: name) }
    }

    /// The paths of all pages, which are known before the table is made.
    static var paths: [String] { NativeCatalogue.standard.pages.map { path(ofPage: $0.name) } }

    private static func path(ofPage name: String) -> String { "language-\(name).html" }

    private(set) var pages: [Page] = []
    /// Names in the texts that the catalogue does not have.
    private(set) var unknown: [String] = []

    /// By member: the number of the row that is about it.
    private var rowNumbers: [ObjectIdentifier: Int] = [:]

    /// The one of the whole catalogue.
    static let standard = ReferenceTable(.standard)

    init(_ catalogue: NativeCatalogue) {
        let common = ReferenceGroup.common.lines
        let records = Dictionary(
            catalogue.records.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var explained: Set<ObjectIdentifier> = []
        pages = catalogue.pages.map { page in
            let groups = page.groups.map { group -> Group in
                unknown += group.types.filter { records[$0] == nil }
                let own = group.types.map { records[$0].map(catalogue.ownMembers) ?? [] }
                let functions = group.functions.flatMap(catalogue.globals)
                let rows = self.rows(group, own + [functions], common, &explained)
                let record = group.types.first.flatMap { records[$0] }
                return Group(
                    title: group.title, kind: record.map(catalogue.kind), summary: group.summary, rows: rows)
            }
            return Page(name: page.name, title: page.title, introduction: page.introduction, groups: groups)
        }
        numberRows()
    }

    /// The numbers of the rows that are about some members, sorted, each once. Not each member has a row.
    func rows(about members: [ObjectIdentifier]) -> [Int] {
        Set(members.compactMap { rowNumbers[$0] }).sorted()
    }

    private mutating func numberRows() {
        var number = 0
        for page in pages.indices {
            for group in pages[page].groups.indices {
                for row in pages[page].groups[group].rows.indices {
                    pages[page].groups[group].rows[row].number = number
                    for member in pages[page].groups[group].rows[row].members {
                        rowNumbers[ObjectIdentifier(member)] = number
                    }
                    number += 1
                }
            }
        }
    }

    /// - Parameter own: the members of each type of the group.
    private mutating func rows(
        _ group: ReferenceGroup, _ own: [[NativeMember]], _ common: [ReferenceGroup.Line],
        _ explained: inout Set<ObjectIdentifier>
    ) -> [Row] {
        var rows: [Row] = []
        let byFullName = own.map { Dictionary(grouping: $0, by: \.fullName) }
        let byName = own.map { Dictionary(grouping: $0, by: \.name) }
        func members(_ line: ReferenceGroup.Line, _ explained: Set<ObjectIdentifier>) -> [[NativeMember]] {
            // Where one type has the full name, it is meant in the others too.
            let names = line.names.map { name in (name, byFullName.contains { $0[name] != nil }) }
            return own.indices.map { type in
                names.flatMap { name, isExact in
                    let meant = (isExact ? byFullName : byName)[type][name] ?? []
                    return meant.filter { !explained.contains(ObjectIdentifier($0)) }
                }
            }
        }
        for (line, isCommon) in group.lines.map({ ($0, false) }) + common.map({ ($0, true) }) {
            let found = members(line, explained)
            let all = found.flatMap(\.self)
            if !isCommon {
                let names = Set(all.flatMap { [$0.fullName, $0.name] })
                unknown += line.names.filter { !names.contains($0) }.map { "\(group.title).\($0)" }
            }
            guard !all.isEmpty else { continue }
            explained.formUnion(all.map { ObjectIdentifier($0) })
            let shown = found.first { !$0.isEmpty } ?? []
            let row = Row(
                members: all, shown: shown, meaning: line.meaning, isNeverUsed: line.isNeverUsed,
                isCommon: isCommon)
            if isCommon, shown.first?.kind == .initializer {
                rows.insert(row, at: rows.firstIndex { $0.shown.first?.kind != .initializer } ?? rows.count)
            } else {
                rows.append(row)
            }
        }
        return rows
    }
}

extension NativeCatalogue {
    /// The members that a type itself declares, sorted by name, each once.
    func ownMembers(of record: NativeType) -> [NativeMember] {
        var inherited: Set<ObjectIdentifier> = []
        if let superclass = record.superclass.flatMap({ self.record(of: .native($0)) }) {
            let all = [superclass.members, superclass.statics].flatMap { $0.values.flatMap(\.self) }
            inherited = Set(all.map { ObjectIdentifier($0) })
        }
        let tables = [record.statics, record.members].flatMap { table in
            table.sorted { $0.key < $1.key }.flatMap(\.value)
        }
        return (tables + record.optionalMethods).filter { inherited.insert(ObjectIdentifier($0)).inserted }
    }

    /// Functions and constants of a name.
    func globals(named name: String) -> [NativeMember] {
        functions(named: name) + [constant(named: name)].compactMap(\.self)
    }

    /// `class: UIResponder`, `struct`.
    func kind(of record: NativeType) -> String {
        switch record.kind {
        case .class:
            record.superclass.flatMap { self.record(of: .native($0)) }.map { "class: \($0.name)" } ?? "class"
        case .structure: "struct"
        case .enumeration: "enum"
        case .optionSet: "struct: OptionSet"
        case .protocol: "protocol"
        }
    }
}
