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
        t.initializer("init(arrayLiteral:)") { (numbers: [Int]) in
            guard numbers.count == 2 else {
                throw RunTrap.trap("an index path has a section and a row here, not \(numbers.count) numbers")
            }
            return IndexPath(row: numbers[1], section: numbers[0])
        }
        t.means("The row.")
        t.field("row", \.row)
        t.field("item", \.item)
        t.means("The section.")
        t.field("section", \.section)
        t.means("Which of two comes first.")
        t.method("compare(_:)") { (path: IndexPath, other: IndexPath) -> ComparisonResult in
            if path == other { return .orderedSame }
            return path < other ? .orderedAscending : .orderedDescending
        }
        t.absent(
            Absence.Reason("an index path has a section and a row", instead: "use 'init(row:section:)'"),
            "init(index:)", "init(indexes:)", "appending", "append", "dropLast", "removeLast")
        t.means("How many numbers it has: 2.")
        t.getter("count", \.count)
    }
}
