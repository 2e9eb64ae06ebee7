import EventEngine
import Foundation

/// The table beneath a layout picture: every view with its numbers. It is the truth of which the picture is a
/// sketch.
struct LayoutTable {
    /// What the table shows, and how far apart.
    private struct Form {
        /// Blanks between columns.
        var gap: Int
        var hasOrder: Bool
        var hasOrigins: Bool
        /// Whether flags are a column; else they are in lines of their own.
        var hasFlags = true
        /// Whether headers may reach into the next column, as long as that has none.
        var isNarrow = false

        static let wide = Form(gap: 3, hasOrder: true, hasOrigins: true)
        static let withoutOrigins = Form(gap: 3, hasOrder: true, hasOrigins: false)
        static let narrow = Form(gap: 2, hasOrder: false, hasOrigins: false, isNarrow: true)
        static let narrowest = Form(
            gap: 2, hasOrder: false, hasOrigins: false, hasFlags: false, isNarrow: true)
    }

    private let scene: LayoutScene
    private let names: [String]
    private let frames: [String]
    private let origins: [String]
    private let flags: [String]

    init(scene: LayoutScene, names: DrawnNames) {
        self.scene = scene
        self.names = scene.views.map { view in
            if let title = view.title { return title.long }
            let name = names[view.id]
            guard let key = names.existingKey(of: view.id), key != name else { return name }
            return name + " (" + key + ")"
        }
        frames = PointText.aligned(scene.views.map { LayoutTable.numbers(of: $0.frame) })
        origins = PointText.aligned(scene.views.map { [Double($0.origin.x), Double($0.origin.y)] })
        flags = scene.views.map { $0.flags.joined(separator: ", ") }
    }

    private static func numbers(of frame: CGRect) -> [Double] {
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Double.init)
    }

    /// The lines in at most so many columns. Too wide: without the origins, then without the order, then with
    /// the flags beneath the numbers, then as a list.
    func lines(columns: Int, width: FigureWidth) -> [TableLine] {
        let forms: [Form] = width == .wide
            ? [.wide, .withoutOrigins, .narrow, .narrowest] : [.narrow, .narrowest]
        for form in forms {
            if let lines = table(columns: columns, form) { return lines }
        }
        return list(columns: columns)
    }

    // MARK: Table

    /// The table in columns; nil when it is too wide.
    private func table(columns: Int, _ form: Form) -> [TableLine]? {
        var header = TableLine()
        var rows = scene.views.map { TableLine(object: $0.id, entry: $0.entry) }
        var column = 0
        if form.hasOrder {
            let digits = String(rows.count).columns
            header.put("z", before: digits)
            for index in rows.indices { rows[index].put(String(index + 1), before: digits) }
            column = digits + 2
        }
        func add(_ title: String, _ cells: [String], mayOverlap: Bool = false) {
            header.put(title, at: column)
            for index in rows.indices { rows[index].put(cells[index], at: column) }
            let widest = cells.map(\.columns).max() ?? 0
            column += (mayOverlap ? widest : max(widest, title.columns)) + form.gap
        }
        add("view", names)
        add("frame in its superview", frames, mayOverlap: form.isNarrow)
        if form.hasOrigins { add("origin in window", origins) }
        let hasFlags = form.hasFlags && flags.contains { !$0.isEmpty }
        if hasFlags { add(form.isNarrow ? "" : "flags", flags) }
        guard header.width <= columns, rows.allSatisfy({ $0.width <= columns }) else { return nil }
        if !form.hasFlags {
            return [header] + rows.indices.flatMap { [rows[$0]] + flagLines($0, columns: columns) }
        }
        return [header] + rows
    }

    // MARK: List

    /// The table as a list, for numbers or names that are too wide for columns.
    private func list(columns: Int) -> [TableLine] {
        scene.views.indices.flatMap { index -> [TableLine] in
            let frame = PointText.aligned([LayoutTable.numbers(of: scene.views[index].frame)])[0]
            let name = NoteText.lines(names[index], columns: columns).map { line($0, at: 0, index) }
            let numbers = line(frame, at: min(2, columns - frame.columns), index)
            return name + [numbers] + flagLines(index, columns: columns)
        }
    }

    /// A view's flags in lines beneath its row.
    private func flagLines(_ index: Int, columns: Int) -> [TableLine] {
        NoteText.lines(flags[index], columns: columns - 2).map { line($0, at: 2, index) }
    }

    private func line(_ text: String, at column: Int, _ index: Int) -> TableLine {
        var line = TableLine(object: scene.views[index].id, entry: scene.views[index].entry)
        line.put(text, at: column)
        return line
    }
}
