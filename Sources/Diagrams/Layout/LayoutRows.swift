import EventEngine

/// Draws a row of a table as one thing: the cell stands for its content view and its labels.
struct LayoutRows {
    private let snapshot: SceneSnapshot
    private let objects: [Recording.Object]
    /// Whether a row is told by its section as well, because not all rows are of the first one.
    private let hasSections: Bool

    init(_ snapshot: SceneSnapshot, _ recording: Recording) {
        self.snapshot = snapshot
        objects = recording.objects
        hasSections = snapshot.views.contains { ($0.row?.first ?? 0) != 0 }
    }

    /// The views without those that a row stands for. A view to which the scenario gave a name is drawn.
    func joined(_ views: [LayoutView]) -> [LayoutView] {
        var rows: [Int: Int] = [:]
        var result: [LayoutView] = []
        for view in views {
            let recorded = snapshot.views[view.index]
            if let parent = recorded.parent, let row = rows[parent], isUnnamed(recorded.id) {
                rows[view.index] = row
                join(view, to: &result[row])
                continue
            }
            if recorded.row != nil { rows[view.index] = result.count }
            result.append(view)
        }
        for index in result.indices where rows[result[index].index] == index { addTitle(to: &result[index]) }
        return result
    }

    /// The engine numbers what the scenario gave no name: `UILabel#2`.
    private func isUnnamed(_ id: ObjectID) -> Bool { name(id).contains("#") }

    private func name(_ id: ObjectID) -> String {
        let index = Int(id.rawValue)
        return objects.indices.contains(index) ? objects[index].name : "?"
    }

    private func join(_ part: LayoutView, to row: inout LayoutView) {
        row.parts += 1
        guard !part.hits.isEmpty else { return }
        row.hits = (row.hits + part.hits).sorted()
        let isContent = objects[Int(part.id.rawValue)].className == "UITableViewCellContentView"
        let flag = part.flags.first ?? ""
        row.flags.insert(flag + ": " + (isContent ? "its content view" : name(part.id)), at: 0)
    }

    /// `row 1 (3 views)`, `row [2, 1] (3 views)`; a cell with a name keeps it.
    private func addTitle(to view: inout LayoutView) {
        guard let path = snapshot.views[view.index].row else { return }
        let numbers = path.map(String.init).joined(separator: ", ")
        let place = hasSections ? "[\(numbers)]" : "\(path.last ?? 0)"
        let title = isUnnamed(view.id) ? "row " + place : name(view.id)
        guard title.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return }
        let count = view.parts + 1
        view.title = LayoutTitle(short: title, long: count == 1 ? title : title + " (\(count) views)")
    }
}

/// What a picture calls a view that stands for several.
struct LayoutTitle: Equatable, Sendable {
    /// `row 1`
    var short: String
    /// `row 1 (3 views)`
    var long: String
}
