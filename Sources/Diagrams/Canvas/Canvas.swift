import EventEngine

/// A grid of characters in which each cell knows the object it belongs to, so that a page can light up all
/// that belongs to one view, and each row may know the trace entry it is about.
///
/// The grid is as wide as it was made and grows downwards as it is written to. What would fall outside is
/// clipped.
package struct Canvas: Equatable, Sendable {
    /// One character.
    package struct Cell: Equatable, Sendable {
        /// Printable ASCII.
        package var character: UInt8
        /// The object that the character belongs to, or `.none`.
        package var owner: ObjectID

        package static let blank = Cell(character: UInt8(ascii: " "), owner: .none)
    }

    /// Characters of one row, side by side, that belong to the same object.
    package struct Run: Equatable, Sendable {
        package var text: String
        package var owner: ObjectID
    }

    /// The most columns a row may have.
    package let columns: Int
    package private(set) var rows: [[Cell]] = []
    private var entries: [Int?] = []

    package init(columns: Int) {
        self.columns = max(0, columns)
    }

    /// The number of rows.
    package var height: Int { rows.count }

    /// The cell at a place; blank where nothing was written.
    package subscript(column: Int, row: Int) -> Cell {
        guard rows.indices.contains(row), rows[row].indices.contains(column) else { return .blank }
        return rows[row][column]
    }

    /// Writes one cell. A character that is not printable ASCII becomes `?`.
    package mutating func set(_ character: UInt8, at column: Int, _ row: Int, owner: ObjectID = .none) {
        guard row >= 0, (0..<columns).contains(column) else { return }
        extend(toRow: row)
        while rows[row].count <= column { rows[row].append(.blank) }
        let printable = (0x20...0x7E).contains(character) ? character : UInt8(ascii: "?")
        rows[row][column] = Cell(character: printable, owner: owner)
    }

    /// Writes text from a column on, to the right.
    package mutating func write(_ text: String, at column: Int, _ row: Int, owner: ObjectID = .none) {
        for (offset, character) in text.utf8.enumerated() {
            set(character, at: column + offset, row, owner: owner)
        }
    }

    /// Adds an empty row at the bottom and returns its number.
    @discardableResult
    package mutating func addRow(entry: Int? = nil) -> Int {
        extend(toRow: rows.count)
        entries[rows.count - 1] = entry
        return rows.count - 1
    }

    /// Adds a row of text at the bottom.
    package mutating func addRow(
        _ text: String, indent: Int = 0, owner: ObjectID = .none, entry: Int? = nil
    ) {
        write(text, at: indent, addRow(entry: entry), owner: owner)
    }

    /// The trace entry that a row is about.
    package func entry(ofRow row: Int) -> Int? {
        entries.indices.contains(row) ? entries[row] : nil
    }

    private mutating func extend(toRow row: Int) {
        while rows.count <= row {
            rows.append([])
            entries.append(nil)
        }
    }

    // MARK: Reading

    /// The row without its trailing blanks.
    private func trimmed(_ row: Int) -> ArraySlice<Cell> {
        var cells = rows[row][...]
        while cells.last?.character == UInt8(ascii: " ") { cells.removeLast() }
        return cells
    }

    /// All rows without trailing blanks, each ended by a line feed.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for row in rows.indices {
            bytes.append(contentsOf: trimmed(row).lazy.map(\.character))
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    /// A row as stretches of one owner each, left to right, without trailing blanks.
    package func runs(ofRow row: Int) -> [Run] {
        var runs: [Run] = []
        for cell in trimmed(row) {
            let character = String(UnicodeScalar(cell.character))
            if runs.last?.owner == cell.owner {
                runs[runs.count - 1].text += character
            } else {
                runs.append(Run(text: character, owner: cell.owner))
            }
        }
        return runs
    }
}
