import Foundation
import Testing

@testable import ScenarioLanguage

/// Of the documented members of the classes that events are about, nothing is forgotten: each is there, or is
/// listed in `Tests/Fixtures/AbsentMembers.txt` with what it is about.
@Suite struct EventMemberTests {
    /// A line of the list: what some members of a class are about.
    private struct Group {
        let topic: String
        let owner: String
        /// By selectors without their last colon; what is there under another name has that one behind `=`.
        let members: [Substring]
    }

    private let documented: [String: [DocumentedMember]]
    private let groups: [Group]
    private let records: [String: NativeType]

    init() throws {
        documented = try DocumentedMember.all().mapValues(\.members)
        records = Dictionary(
            NativeCatalogue.standard.records.map { ($0.name.replacing(".", with: ""), $0) },
            uniquingKeysWith: { first, _ in first })
        groups = try Self.readGroups()
    }

    private static func readGroups() throws -> [Group] {
        var groups: [Group] = []
        var topic = ""
        for line in try DocumentedMember.fixture("AbsentMembers.txt").split(separator: "\n") {
            let words = line.split(separator: " ")
            switch words[0] {
            case "#": continue
            case "==": topic = String(words[1].replacing(":", with: ""))
            default:
                groups.append(Group(topic: topic, owner: String(words[0]), members: Array(words.dropFirst())))
            }
        }
        return groups
    }

    /// The classes that are counted: each has a line in the list, be it an empty one.
    private var owners: Set<String> { Set(groups.map(\.owner)) }

    @Test("Each documented member is there, or stands in the list of those that are not")
    func nothingIsForgotten() {
        var listed: Set<String> = []
        for group in groups {
            for member in group.members {
                let name = "\(group.owner) \(member.prefix { $0 != "=" })"
                #expect(listed.insert(name).inserted, "\(name) is listed twice")
            }
        }
        var absent: Set<String> = []
        for owner in owners {
            for member in documented[owner] ?? [] where !isThere(member, in: owner) {
                absent.insert("\(owner) \(member.selector)")
            }
        }
        #expect(absent.subtracting(listed).sorted() == [], "neither there nor listed")
        #expect(listed.subtracting(absent).sorted() == [], "listed, and there")
    }

    @Test("What is there under another name is there under that one")
    func otherNames() {
        for group in groups where group.topic == "elsewhere" {
            for member in group.members {
                let parts = member.split(separator: "=")
                #expect(parts.count == 2 && hasRow(parts.last ?? "", of: group.owner), "\(member)")
            }
        }
    }

    @Test("Of the members that are about events nine in ten behave")
    func nineInTen() {
        var (present, refused) = (0, 0)
        for owner in owners {
            present += (documented[owner] ?? []).count { !$0.isOfAllClasses && isThere($0, in: owner) }
        }
        for group in groups {
            switch group.topic {
            case "elsewhere": present += group.members.count
            case "events", "later": refused += group.members.count
            default: continue
            }
        }
        #expect(present > 1_600)
        #expect(Double(present) >= 0.9 * Double(present + refused), "\(present) of \(present + refused)")
    }

    // MARK: Looking

    private func isThere(_ member: DocumentedMember, in owner: String) -> Bool {
        if member.isOfAllClasses { return true }
        guard let record = records[owner] else { return false }
        let own = record.rows + record.optionalMethods
        let all = own + record.members.values.joined() + record.statics.values.joined()
        if all.contains(where: { member.isNamed($0) }) { return true }
        // UIKit calls them, and the engine does not.
        return record.unsentMethods.contains { name in
            name.hasPrefix(member.pieces[0]) || member.pieces[0].hasPrefix(name.prefix { $0 != "(" })
        }
    }

    /// Whether a class has a member of a name in Swift, or inherits one; or the library's part in Swift has.
    private func hasRow(_ name: Substring, of owner: String) -> Bool {
        let (name, catalogue) = (String(name), NativeCatalogue.standard)
        if name.contains(".") {
            let parts = name.split(separator: ".")
            return hasRow(parts[1], of: String(parts[0]))
        }
        guard let record = records[owner] else { return false }
        return record.members[name] != nil || record.statics[name] != nil
            || record.optionalMethods.contains { $0.name == name }
            || record.unsentMethods.contains { $0.hasPrefix(name) }
            || LibrarySource.all.contains { source in
                source.text.contains("func \(name)") || source.text.contains("var \(name)")
            }
            || !catalogue.functions(named: name).isEmpty
    }
}
