import EventEngine
import Foundation

/// The table beneath a layout picture: every view with its numbers. It is the truth of which the picture is
/// a sketch.
struct LayoutTable {
    /// A line of the table.
    struct Line {
        var text: String
        var indent: Int
        var object: ObjectID
        var entry: Int?
    }

    private let scene: LayoutScene
    private let orders: [String]
    private let names: [String]
    private let frames: [String]
    private let origins: [String]
    private let flags: [String]

    init(scene: LayoutScene, names: DrawnNames) {
        self.scene = scene
        orders = scene.views.indices.map { String($0 + 1) }
        self.names = scene.views.map { view in
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
    func rows(columns: Int, indent: Int, width: FigureWidth) -> [Line] {
        if width == .wide {
            for hasOrigins in [true, false] {
                let lines = grid(columns: columns, indent: indent, gap: 3, order: true, origins: hasOrigins)
                if let lines { return lines }
            }
        }
        for hasFlagColumn in [true, false] {
            let lines = grid(
                columns: columns, indent: indent, gap: 2, order: false, origins: false,
                hasFlagColumn: hasFlagColumn)
            if let lines { return lines }
        }
        return list(columns: columns, indent: indent)
    }

    /// The table as columns; nil when it is too wide.
    private func grid(
        columns: Int, indent: Int, gap: Int, order: Bool, origins: Bool, hasFlagColumn: Bool = true
    ) -> [Line]? {
        var parts: [(header: String, cells: [String], gap: Int)] = []
        if order {
            let digits = orders.map(\.count).max() ?? 1
            parts.append(("z".leftPadded(to: digits), orders.map { $0.leftPadded(to: digits) }, 2))
        }
        parts.append(("view", names, gap))
        parts.append(("frame in its superview", frames, gap))
        if origins { parts.append(("origin in window", self.origins, gap)) }
        let hasFlags = hasFlagColumn && flags.contains { !$0.isEmpty }
        if hasFlags { parts.append((gap == 3 ? "flags" : "", flags, 0)) }
        let texts = LayoutTable.texts(of: parts, rows: scene.views.count)
        guard texts.allSatisfy({ indent + $0.count <= columns }) else { return nil }
        let header = Line(text: texts[0], indent: indent, object: .none, entry: nil)
        return [header] + scene.views.indices.flatMap { index -> [Line] in
            let row = line(texts[index + 1], indent, index)
            return hasFlagColumn ? [row] : [row] + flagLines(index, columns: columns, indent: indent)
        }
    }

    private func line(_ text: String, _ indent: Int, _ index: Int) -> Line {
        Line(text: text, indent: indent, object: scene.views[index].id, entry: scene.views[index].entry)
    }

    /// A view's flags beneath its row.
    private func flagLines(_ index: Int, columns: Int, indent: Int) -> [Line] {
        NoteText.lines(flags[index], columns: columns - indent - 2).map { line($0, indent + 2, index) }
    }

    /// The header and the rows, without trailing blanks. In the narrow table a header may be wider than its
    /// cells.
    private static func texts(
        of parts: [(header: String, cells: [String], gap: Int)], rows: Int
    ) -> [String] {
        let widths = parts.map { part in
            let cells = part.cells.map(\.count).max() ?? 0
            return part.gap == 2 && part.header.count > 4 ? cells : max(cells, part.header.count)
        }
        return (-1..<rows).map { row in
            var text = ""
            for (part, width) in zip(parts, widths) {
                text += (row < 0 ? part.header : part.cells[row]).rightPadded(to: width + part.gap)
            }
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    /// The table as a list, for numbers or names that are too wide for columns.
    private func list(columns: Int, indent: Int) -> [Line] {
        scene.views.indices.flatMap { index -> [Line] in
            let frame = PointText.aligned([LayoutTable.numbers(of: scene.views[index].frame)])[0]
            let name = NoteText.lines(names[index], columns: columns).map { line($0, 0, index) }
            let numbers = line(frame, min(2, columns - frame.count), index)
            return name + [numbers] + flagLines(index, columns: columns, indent: 0)
        }
    }
}
