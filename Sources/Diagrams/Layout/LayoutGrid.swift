/// The cells of a layout picture while it is painted.
struct LayoutGrid {
    /// What a cell shows; only outlines can be covered by a later view or carry a name.
    enum Content: Equatable {
        case blank
        case outline
        case text
    }

    struct Cell: Equatable {
        var character = UInt8(ascii: " ")
        var content = Content.blank
        /// Whether a later view lies over it.
        var isCovered = false
        /// The index of the view in the scene, or of nothing: -1.
        private var index: Int16 = -1
        var view: Int { Int(index) }

        init() {}

        init(_ character: UInt8, _ content: Content, view: Int) {
            self.character = character
            self.content = content
            index = Int16(view)
        }
    }

    let columns: Int
    let rows: Int
    private var cells: [Cell]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Cell(), count: columns * rows)
    }

    func contains(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && column < columns && row >= 0 && row < rows
    }

    /// The cell at a place; blank outside. Setting outside does nothing: the picture ends there.
    subscript(column: Int, row: Int) -> Cell {
        get { contains(column, row) ? cells[row * columns + column] : Cell() }
        set {
            guard contains(column, row) else { return }
            cells[row * columns + column] = newValue
        }
    }

    /// Whether two rows show the same, and neither has a name or a touch in it.
    func areAlike(_ a: Int, _ b: Int) -> Bool {
        let (first, second) = (a * columns, b * columns)
        for column in 0..<columns {
            let cell = cells[first + column]
            if cell.content == .text || cell != cells[second + column] { return false }
        }
        return true
    }

    /// How many cells of a row show something.
    func count(inRow row: Int) -> Int {
        cells[(row * columns)..<(row * columns + columns)].count { $0.content != .blank }
    }

    /// The characters of all outlines, each once, in the order in which they occur.
    var outlines: [UInt8] {
        var isUsed = Array(repeating: false, count: 128)
        var found: [UInt8] = []
        for cell in cells where cell.content == .outline && !isUsed[Int(cell.character)] {
            isUsed[Int(cell.character)] = true
            found.append(cell.character)
        }
        return found
    }

    /// The part of a range of columns or rows that lies inside.
    func visible(columns range: ClosedRange<Int>) -> Range<Int> { range.clamped(upTo: columns) }
    func visible(rows range: ClosedRange<Int>) -> Range<Int> { range.clamped(upTo: rows) }

    /// The cells of a box's outline inside the picture, with the plain character of each: `+`, `-` or `|`.
    func outline(of box: CellBox) -> [(column: Int, row: Int, side: UInt8)] {
        var cells: [(column: Int, row: Int, side: UInt8)] = []
        cells.reserveCapacity(2 * (min(columns, box.right - box.left) + min(rows, box.bottom - box.top)) + 4)
        func add(_ column: Int, _ row: Int, _ side: UInt8) {
            if contains(column, row) { cells.append((column, row, side)) }
        }
        for column in visible(columns: box.left...box.right) {
            let isCorner = column == box.left || column == box.right
            let side = isCorner ? UInt8(ascii: "+") : UInt8(ascii: "-")
            add(column, box.top, side)
            add(column, box.bottom, side)
        }
        for row in visible(rows: (box.top + 1)...(box.bottom - 1)) {
            add(box.left, row, UInt8(ascii: "|"))
            add(box.right, row, UInt8(ascii: "|"))
        }
        return cells
    }

    /// Lays an opaque view over what was drawn so far: outlines beneath it become dots.
    mutating func cover(_ box: CellBox) {
        for row in visible(rows: box.top...box.bottom) {
            for column in visible(columns: box.left...box.right) {
                let index = row * columns + column
                guard cells[index].content == .outline else { continue }
                cells[index].character = LayoutGrid.covered(cells[index].character)
                cells[index].isCovered = true
            }
        }
    }

    private static func covered(_ character: UInt8) -> UInt8 {
        switch character {
        case UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: ":"): UInt8(ascii: ":")
        default: UInt8(ascii: ".")
        }
    }
}

extension ClosedRange<Int> {
    /// The part of the range in `0 ..< bound`.
    fileprivate func clamped(upTo bound: Int) -> Range<Int> {
        let lower = Swift.max(0, lowerBound)
        return lower..<Swift.max(lower, Swift.min(bound, upperBound + 1))
    }
}
