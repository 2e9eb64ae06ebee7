/// Reads lines as rows of a table, the way GitHub's cmark-gfm does.
struct TableReader {
    let bytes: [UInt8]

    /// The cells of a row, as ranges of the file without the blanks around them; bars behind a backslash
    /// belong to the text. Empty when the line cannot be a row, as one with nothing but a bar.
    func cells(in line: Range<Int>) -> [Range<Int>] {
        var cells: [Range<Int>] = []
        var start = line.lowerBound
        if start < line.upperBound, bytes[start] == .bar { start = skipBlanks(start + 1, line) }
        while start < line.upperBound {
            var end = start
            while end < line.upperBound, bytes[end] != .bar || (end > start && bytes[end - 1] == .backslash) {
                end += 1
            }
            let isClosed = end < line.upperBound
            cells.append(trimmed(start..<end))
            guard isClosed else { break }
            start = skipBlanks(end + 1, line)
        }
        return cells
    }

    /// The alignments that the row below a header gives, `| :-- | :-: |`; nil for any other line.
    func alignments(in line: Range<Int>) -> [ColumnAlignment]? {
        let cells = cells(in: line)
        guard !cells.isEmpty else { return nil }
        var alignments: [ColumnAlignment] = []
        for cell in cells {
            guard let alignment = alignment(in: bytes[cell]) else { return nil }
            alignments.append(alignment)
        }
        return alignments
    }

    private func alignment(in cell: ArraySlice<UInt8>) -> ColumnAlignment? {
        let colon = UInt8(ascii: ":")
        let isLeft = cell.first == colon
        var dashes = cell.dropFirst(isLeft ? 1 : 0)
        let isRight = dashes.last == colon
        if isRight { dashes = dashes.dropLast() }
        guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
        switch (isLeft, isRight) {
        case (true, true): return .center
        case (true, false): return .left
        case (false, true): return .right
        case (false, false): return .unspecified
        }
    }

    /// Whether a line can be the row below a header, told from its end alone: behind the marks of quotes and
    /// lists it has only bars, colons, dashes and blanks, with a bar or a colon and a dash.
    func endsAsDelimiter(_ line: Range<Int>) -> Bool {
        var hasDash = false
        var hasMark = false
        for byte in bytes[line].reversed() {
            switch byte {
            case .dash: hasDash = true
            case .bar, UInt8(ascii: ":"): hasMark = true
            case .space, .tab, 0x0B, 0x0C: continue
            default: return hasDash && hasMark
            }
        }
        return hasDash && hasMark
    }

    private func skipBlanks(_ start: Int, _ line: Range<Int>) -> Int {
        var at = start
        while at < line.upperBound, bytes[at].isCellBlank { at += 1 }
        return at
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, bytes[lower].isCellBlank { lower += 1 }
        while upper > lower, bytes[upper - 1].isCellBlank { upper -= 1 }
        return lower..<upper
    }
}

extension UInt8 {
    static let bar = UInt8(ascii: "|")
    static let dash = UInt8(ascii: "-")

    /// Blanks inside a line: space, tab, and the old vertical tab and form feed.
    var isCellBlank: Bool { self == .space || self == .tab || self == 0x0B || self == 0x0C }
}
