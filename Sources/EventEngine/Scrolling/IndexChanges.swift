import Foundation

/// What is to change about the rows of a table, or the items of a collection view, at once.
struct IndexChanges {
    /// How many updates are open inside each other.
    var depth = 0
    /// By their places before the changes.
    var deleted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    /// By their places after them.
    var inserted: Set<IndexPath> = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    /// The same for whole sections.
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []

    /// How UIKit calls what is counted, and what counts it.
    struct Words {
        let one: String
        let many: String
        let view: String
    }

    /// What makes UIKit raise an exception, in its words.
    struct Mismatch: Error {
        let sentence: String
    }

    /// Where everything goes that stays, by where it was.
    struct Places {
        let sections: [(from: Int, to: Int)]
        /// Those that stay as they are.
        fileprivate(set) var items: [IndexPath: IndexPath] = [:]
        /// Those that are asked for anew.
        fileprivate(set) var reloaded: [IndexPath: IndexPath] = [:]
    }

    /// Where everything goes that stays.
    ///
    /// - Parameters:
    ///   - old: how many there were in each section.
    ///   - new: how many there are now, as the data source says.
    func places(from old: [Int], to new: [Int], _ words: Words) throws -> Places {
        let sections = try sections(old.count, new.count, words)
        try checkExistence(old, new, words)
        var places = Places(sections: sections)
        for (from, to) in moved { places.items[from] = to }
        let (leaving, coming) = (Set(moved.map(\.from)), Set(moved.map(\.to)))
        let counted = [inserted, deleted, coming, leaving].map { paths in
            Dictionary(grouping: paths, by: \.section).mapValues(\.count)
        }
        for (section, target) in sections where !reloadedSections.contains(section) {
            let counts = (
                counted[0][target] ?? 0, counted[1][section] ?? 0, counted[2][target] ?? 0,
                counted[3][section] ?? 0
            )
            let (before, after) = (old[section], new[target])
            guard after == before + counts.0 - counts.1 + counts.2 - counts.3 else {
                throw uneven(target, before, after, counts, words)
            }
            let free = (0..<after).map { IndexPath(row: $0, section: target) }
                .filter { !inserted.contains($0) && !coming.contains($0) }
            let staying = (0..<before).map { IndexPath(row: $0, section: section) }
                .filter { !deleted.contains($0) && !leaving.contains($0) }
            for (from, to) in zip(staying, free) {
                if reloaded.contains(from) { places.reloaded[from] = to } else { places.items[from] = to }
            }
        }
        return places
    }

    /// Where the sections go that stay.
    private func sections(_ old: Int, _ new: Int, _ words: Words) throws -> [(from: Int, to: Int)] {
        let leaving = Array(deletedSections.union(reloadedSections)) + movedSections.map(\.from)
        if let section = leaving.first(where: { $0 >= old || $0 < 0 }) {
            throw Mismatch(sentence: "attempt to change section \(section), but there are only \(old) "
                + "sections before the update")
        }
        let coming = Set(insertedSections).union(movedSections.map(\.to))
        if let section = coming.sorted().first(where: { $0 >= new || $0 < 0 }) {
            throw Mismatch(sentence: "attempt to insert section \(section) but there are only \(new) "
                + "sections after the update")
        }
        guard new == old - deletedSections.count + insertedSections.count else {
            throw Mismatch(sentence: "Invalid update: invalid number of sections. The number of sections "
                + "contained in the \(words.view) after the update (\(new)) must be equal to the number of "
                + "sections contained in the \(words.view) before the update (\(old)), plus or minus the "
                + "number of sections inserted or deleted (\(insertedSections.count) inserted, "
                + "\(deletedSections.count) deleted).")
        }
        let moving = Set(movedSections.map(\.from))
        let staying = (0..<old).filter { !deletedSections.contains($0) && !moving.contains($0) }
        let free = (0..<new).filter { !coming.contains($0) }
        return movedSections.map { ($0.from, $0.to) } + zip(staying, free)
    }

    private func uneven(
        _ section: Int, _ before: Int, _ after: Int, _ counts: (Int, Int, Int, Int), _ words: Words
    ) -> Mismatch {
        let (inserted, deleted, movedIn, movedOut) = counts
        return Mismatch(sentence: "Invalid update: invalid number of \(words.many) in section \(section). "
            + "The number of \(words.many) contained in an existing section after the update (\(after)) must "
            + "be equal to the number of \(words.many) contained in that section before the update "
            + "(\(before)), plus or minus the number of \(words.many) inserted or deleted from that section "
            + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(words.many) "
            + "moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).")
    }

    /// Whether what is named exists.
    private func checkExistence(_ old: [Int], _ new: [Int], _ words: Words) throws {
        let named = deleted.union(reloaded).union(moved.map(\.from)).sorted()
        if let path = named.first(where: { !Self.has($0, old) }) {
            let verb = deleted.contains(path) ? "delete" : reloaded.contains(path) ? "reload" : "move"
            throw Mismatch(sentence: "attempt to \(verb) \(words.one) \(path.last ?? 0) from section "
                + "\(path.first ?? 0) which only contains \(Self.count(path, old)) \(words.many) before the "
                + "update")
        }
        let added = inserted.union(moved.map(\.to)).sorted()
        if let path = added.first(where: { !Self.has($0, new) }) {
            throw Mismatch(sentence: "attempt to insert \(words.one) \(path.last ?? 0) into section "
                + "\(path.first ?? 0), but there are only \(Self.count(path, new)) \(words.many) in section "
                + "\(path.first ?? 0) after the update")
        }
    }

    private static func has(_ path: IndexPath, _ counts: [Int]) -> Bool {
        path.count == 2 && path.row >= 0 && path.row < count(path, counts)
    }

    private static func count(_ path: IndexPath, _ counts: [Int]) -> Int {
        guard let section = path.first, counts.indices.contains(section) else { return 0 }
        return counts[section]
    }
}
