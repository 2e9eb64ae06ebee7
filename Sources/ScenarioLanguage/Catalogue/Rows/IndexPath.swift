import EventEngine
import Foundation

extension IndexPath: BridgedStruct {}

extension NativeCatalogue {
    /// IndexPath.
    func addIndexPath() {
        addStructure(
            IndexPath.self, named: "IndexPath",
            conformances: [.equatable, .hashable, .comparable, .stringConvertible],
            "The place of a row: section and row.", indexPathRows)
        // Objective-C's object: here the same as Swift's value (our decision).
        alias("NSIndexPath", IndexPath.staticType)
    }

    private func indexPathRows(_ t: MemberTable<IndexPath>) {
        t.getter("description", \.description)
        t.means("Makes one.")
        t.initializer("init(row:section:)") { (row: Int, section: Int) in
            IndexPath(row: row, section: section)
        }
        t.initializer("init(item:section:)") { (item: Int, section: Int) in
            IndexPath(item: item, section: section)
        }
        t.means("Makes one of a section and a row: `[1, 0]`.")
        t.initializer("init(arrayLiteral:)") { (numbers: [Int]) in IndexPath(indexes: numbers) }
        t.means("Makes one of no numbers, or of one; it has no row then.")
        t.initializer("init()") { () in IndexPath() }
        t.initializer("init(index:)") { (number: Int) in IndexPath(index: number) }
        t.means("The row.")
        part("row", 1, t)
        part("item", 1, t)
        t.means("The section.")
        part("section", 0, t)
        t.means("Which of two comes first.")
        t.method("compare(_:)") { (path: IndexPath, other: IndexPath) -> ComparisonResult in
            if path == other { return .orderedSame }
            return path < other ? .orderedAscending : .orderedDescending
        }
        t.absent(
            Absence.Reason("an index path has a section and a row", instead: "use 'init(row:section:)'"),
            "init(indexes:)", "appending", "append", "dropLast", "removeLast")
        t.means("How many numbers it has, 2 for a row, and whether it has none.")
        t.getter("count", \.count)
        t.getter("isEmpty", \.isEmpty)
    }

    /// The number at a place of a path, which a path of fewer numbers does not have.
    private func part(_ name: String, _ place: Int, _ t: MemberTable<IndexPath>) {
        let set: NativeMember.Setter = { _, receiver, _, value in
            var path = try IndexPath.unwrapping(receiver)
            try Self.check(path, name, place)
            path[place] = try Int.unwrapping(value)
            receiver = path.bridged
        }
        t.type.add(NativeMember(.property, name, [], .int, isMutating: true, setter: set) { _, receiver, _ in
            let path = try IndexPath.unwrapping(receiver)
            try Self.check(path, name, place)
            return .int(path[place])
        })
    }

    private static func check(_ path: IndexPath, _ name: String, _ place: Int) throws {
        guard path.count == 2 || path.count > place && place == 0 else {
            throw RunTrap.trap("an index path with the count \(path.count) has no \(name)")
        }
    }
}
