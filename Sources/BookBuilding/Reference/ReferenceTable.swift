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
            id = title.utf8.firstIndex(of: UInt8(ascii: ",")).map { String(title[..<$0]) } ?? title
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

    /// The one of the whole catalogue.
    static let standard = ReferenceTable(.standard)

    init(_ catalogue: NativeCatalogue) {
        let common = CommonLines()
        let records = Dictionary(
            catalogue.records.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var explained: Set<ObjectIdentifier> = []
        pages = catalogue.pages.map { page in
            let groups = page.groups.map { group -> Group in
                unknown += group.types.filter { records[$0] == nil }
                let own = group.types.map { records[$0]?.ownMembers ?? [] }
                let functions = group.functions.flatMap(catalogue.globals)
                let rows = self.rows(group, GroupMembers(own + [functions]), common, &explained)
                let record = group.types.first.flatMap { records[$0] }
                return Group(
                    title: group.title, kind: record.map(catalogue.kind), summary: group.summary, rows: rows)
            }
            return Page(name: page.name, title: page.title, introduction: page.introduction, groups: groups)
        }
    }

    private mutating func rows(
        _ group: ReferenceGroup, _ members: GroupMembers, _ common: CommonLines,
        _ explained: inout Set<ObjectIdentifier>
    ) -> [Row] {
        var rows: [Row] = []
        let shared = common.about(members)
        for (line, isCommon) in group.lines.map({ ($0, false) }) + shared.map({ ($0, true) }) {
            let found = members.named(line.names).filter { !explained.contains(ObjectIdentifier($0.member)) }
            let all = found.map(\.member)
            if !isCommon {
                let missing = line.names.filter { name in
                    !all.contains { $0.fullName == name || $0.name == name }
                }
                unknown += missing.map { "\(group.title).\($0)" }
            }
            guard let first = found.first else { continue }
            explained.formUnion(all.lazy.map { ObjectIdentifier($0) })
            let row = Row(
                members: all, shown: found.filter { $0.type == first.type }.map(\.member),
                meaning: line.meaning, isNeverUsed: line.isNeverUsed, isCommon: isCommon)
            if isCommon, first.member.kind == .initializer {
                rows.insert(row, at: rows.firstIndex { $0.shown.first?.kind != .initializer } ?? rows.count)
            } else {
                rows.append(row)
            }
        }
        return rows
    }
}

/// The lines about members of any type.
private struct CommonLines {
    private let lines = ReferenceGroup.common.lines
    /// The numbers of the lines by the names in them.
    private let numbers: [String: [Int]]

    init() {
        let named = lines.enumerated().flatMap { number, line in line.names.map { ($0, [number]) } }
        numbers = Dictionary(named, uniquingKeysWith: +)
    }

    /// Those that name some of the members, in their order.
    func about(_ members: GroupMembers) -> [ReferenceGroup.Line] {
        Set(members.names.flatMap { numbers[$0] ?? [] }).sorted().map { lines[$0] }
    }
}

/// The members of the types of a group, by their names.
private struct GroupMembers {
    typealias Found = (type: Int, member: NativeMember)

    private let typeCount: Int
    private var byFullName: [String: [Found]] = [:]
    /// Those whose full name is another.
    private var byBaseName: [String: [Found]] = [:]

    /// - Parameter own: the members of each type.
    init(_ own: [[NativeMember]]) {
        typeCount = own.count
        byFullName.reserveCapacity(own.reduce(0) { $0 + $1.count })
        for (type, members) in own.enumerated() {
            for member in members {
                byFullName[member.fullName, default: []].append((type, member))
                if member.name != member.fullName {
                    byBaseName[member.name, default: []].append((type, member))
                }
            }
        }
    }

    /// All names by which lines may mean one of them, in no order.
    var names: some Sequence<String> { [byFullName.keys, byBaseName.keys].joined() }

    /// The members of these names, those of each type together. Where one type has the full name, it is meant
    /// in the others too.
    func named(_ names: [String]) -> [Found] {
        let found = names.flatMap { byFullName[$0] ?? byBaseName[$0] ?? [] }
        guard found.contains(where: { $0.type != found[0].type }) else { return found }
        return (0..<typeCount).flatMap { type in found.filter { $0.type == type } }
    }
}

extension NativeType {
    /// The members that it declares itself: static ones, those of instances, and those that it asks for.
    var ownMembers: [NativeMember] {
        rows.filter(\.isOfType) + rows.filter { !$0.isOfType } + optionalMethods
    }
}

extension NativeCatalogue {
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
