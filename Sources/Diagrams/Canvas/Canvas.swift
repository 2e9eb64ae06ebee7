import EventEngine

/// A grid of characters in which each cell knows the object it belongs to, so that a page can light up all
/// that belongs to one view, and each row may know the trace entry it is about.
///
/// The grid is as wide as it was made and grows downwards as rows are added. What would fall outside is
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
        package var columns: Range<Int>
        package var owner: ObjectID
        /// Whether all of them are blanks.
        package var isBlank: Bool
    }

    /// The most columns a row may have.
    package let columns: Int
    /// Row after row.
    private var cells: [Cell] = []
    /// By row: how many of its cells may be other than blank.
    private var lengths: [Int] = []
    private var entries: [Int?] = []

    package init(columns: Int) {
        self.columns = max(0, columns)
        cells.reserveCapacity(32 * self.columns)
    }

    /// The number of rows.
    package var height: Int { lengths.count }

    /// The cell at a place; blank where nothing was written.
    package subscript(column: Int, row: Int) -> Cell {
        guard lengths.indices.contains(row), (0..<columns).contains(column) else { return .blank }
        return cells[row * columns + column]
    }

    // MARK: Writing

    /// Adds an empty row at the bottom, about a trace entry, and returns its number.
    @discardableResult
    package mutating func addRow(entry: Int? = nil) -> Int {
        cells.append(contentsOf: repeatElement(.blank, count: columns))
        lengths.append(0)
        entries.append(entry)
        return lengths.count - 1
    }

    /// Adds a row of text at the bottom.
    package mutating func addRow(
        _ text: String, indent: Int = 0, owner: ObjectID = .none, entry: Int? = nil
    ) {
        write(text, at: indent, addRow(entry: entry), owner: owner)
    }

    /// Writes one cell. A character that is not printable ASCII becomes `?`.
    package mutating func set(_ character: UInt8, at column: Int, _ row: Int, owner: ObjectID = .none) {
        guard lengths.indices.contains(row), (0..<columns).contains(column) else { return }
        let printable = (0x20...0x7E).contains(character) ? character : UInt8(ascii: "?")
        cells[row * columns + column] = Cell(character: printable, owner: owner)
        lengths[row] = max(lengths[row], column + 1)
    }

    /// Writes text from a column on, to the right.
    package mutating func write(_ text: String, at column: Int, _ row: Int, owner: ObjectID = .none) {
        var column = column
        for character in text.utf8 {
            set(character, at: column, row, owner: owner)
            column += 1
        }
    }

    // MARK: Reading

    /// The trace entry that a row is about.
    package func entry(ofRow row: Int) -> Int? {
        entries.indices.contains(row) ? entries[row] : nil
    }

    /// Where the cells of a row are, without its trailing blanks.
    private func trimmed(_ row: Int) -> Range<Int> {
        let start = row * columns
        var end = start + lengths[row]
        while end > start, cells[end - 1].character == UInt8(ascii: " ") { end -= 1 }
        return start..<end
    }

    /// All rows without trailing blanks, each ended by a line feed.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(cells.count)
        for row in lengths.indices {
            for cell in cells[trimmed(row)] { bytes.append(cell.character) }
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    /// A row as stretches of one owner each, left to right, without trailing blanks.
    package func runs(ofRow row: Int) -> [Run] {
        guard lengths.indices.contains(row) else { return [] }
        let place = trimmed(row)
        var runs: [Run] = []
        cells.withUnsafeBufferPointer { cells in
            var start = place.lowerBound
            while start < place.upperBound {
                let owner = cells[start].owner
                var isBlank = true
                var end = start
                while end < place.upperBound, cells[end].owner == owner {
                    if cells[end].character != UInt8(ascii: " ") { isBlank = false }
                    end += 1
                }
                let columns = start - place.lowerBound..<end - place.lowerBound
                runs.append(Run(columns: columns, owner: owner, isBlank: isBlank))
                start = end
            }
        }
        return runs
    }

    /// The characters in some columns of a row.
    package func text(inRow row: Int, _ columns: Range<Int>) -> String {
        String(decoding: columns.map { self[$0, row].character }, as: UTF8.self)
    }
}
