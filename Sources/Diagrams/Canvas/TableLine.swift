import EventEngine

/// A line of a table or tree before it is set: texts at columns.
struct TableLine {
    private(set) var parts: [(column: Int, text: String, owner: ObjectID)] = []
    /// The object that the line is about, and the trace entry.
    let object: ObjectID
    let entry: Int?
    /// The columns that the line takes.
    private(set) var width = 0

    init(object: ObjectID = .none, entry: Int? = nil) {
        self.object = object
        self.entry = entry
    }

    /// Puts a text at a column; it belongs to the line's object unless another is given.
    mutating func put(_ text: String, at column: Int, owner: ObjectID? = nil) {
        guard !text.isEmpty else { return }
        parts.append((column, text, owner ?? object))
        width = max(width, column + text.columns)
    }

    /// Puts a text so that it ends before a column.
    mutating func put(_ text: String, before column: Int) {
        put(text, at: column - text.columns)
    }
}

extension Canvas {
    /// Adds a line at the bottom.
    mutating func addRow(_ line: TableLine, indent: Int = 0) {
        let row = addRow(entry: line.entry)
        for part in line.parts { write(part.text, at: indent + part.column, row, owner: part.owner) }
    }
}
