/// The line of source that a diagnostic shows, with the caret line that belongs under it. Tabs are expanded,
/// control characters made visible, wide characters counted as two columns, and a long line is cut around the
/// caret.
struct SourceExcerpt {
    /// The 1-based line number in the file.
    let lineNumber: Int
    /// The line as it is shown.
    let text: String
    /// Spaces, then `^~~~`.
    let underline: String

    /// Makes the excerpt for the first line of a span, at most `width` columns wide.
    init(_ span: SourceSpan, width: Int) {
        let file = span.file
        let start = min(max(span.range.lowerBound, 0), file.bytes.count)
        lineNumber = file.line(at: start)
        let line = SourceFile.withoutMark(file.bytes(ofLine: lineNumber))
        let lower = min(max(start, line.startIndex), line.endIndex)
        let upper = min(max(span.range.upperBound, lower), line.endIndex)
        // A line can be megabytes long: only what may be shown is looked at.
        let reach = 4 * width
        let first = SourceExcerpt.characterStart(
            line, at: max(line.startIndex, lower - reach), notBehind: lower)
        let last = SourceExcerpt.characterStart(
            line, at: min(line.endIndex, max(lower, min(upper, lower + reach)) + reach),
            notBehind: line.endIndex)
        let head = SourceExcerpt.cells(line[first..<lower])
        let marked = SourceExcerpt.cells(line[lower..<min(upper, last)])
        let tail = SourceExcerpt.cells(line[min(upper, last)..<last])
        let window = SourceExcerpt.window(
            head: head, marked: marked, tail: tail, width: width,
            cutBefore: first > line.startIndex, cutAfter: last < line.endIndex)
        text = window.text
        underline = window.underline
    }

    /// One character as it is shown, with its columns.
    private typealias Cell = (text: String, columns: Int)

    private static func window(
        head: [Cell], marked: [Cell], tail: [Cell], width: Int, cutBefore: Bool, cutAfter: Bool
    ) -> (text: String, underline: String) {
        var before = expandTabs(head, from: 0)
        let inside = expandTabs(marked, from: columns(before))
        let after = expandTabs(tail, from: columns(before) + columns(inside))
        var isCutBefore = cutBefore
        // The caret stays in the first two thirds of the window, unless the whole line fits.
        let fits = !cutBefore && !cutAfter && columns(before) + columns(inside) + columns(after) <= width
        if !fits {
            let room = max(width * 2 / 3 - min(columns(inside), width / 3), 0)
            while columns(before) > room {
                before.removeFirst(max(1, before.count / 16))
                isCutBefore = true
            }
        }
        var text = isCutBefore ? "…" : ""
        let caretColumn = columns(before) + (isCutBefore ? 1 : 0)
        text += before.map(\.text).joined()
        var used = caretColumn
        var underlined = 0
        var isCutAfter = cutAfter
        for (index, cell) in (inside + after).enumerated() {
            guard fits || used + cell.columns < width else {
                isCutAfter = true
                break
            }
            text += cell.text
            used += cell.columns
            if index < inside.count { underlined += cell.columns }
        }
        if isCutAfter { text += "…" }
        let caret = "^" + String(repeating: "~", count: max(underlined - 1, 0))
        return (text, String(repeating: " ", count: caretColumn) + caret)
    }

    private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
        String(decoding: bytes, as: UTF8.self).map { character in
            if character == "\t" { return ("\t", 1) }
            let shown = Printable.line(String(character))
            return (shown, DisplayWidth.columns(of: shown))
        }
    }

    private static func expandTabs(_ cells: [Cell], from column: Int) -> [Cell] {
        var at = column
        return cells.map { cell in
            let columns = cell.text == "\t" ? 4 - at % 4 : cell.columns
            at += columns
            return cell.text == "\t" ? (String(repeating: " ", count: columns), columns) : cell
        }
    }

    private static func columns(_ cells: [Cell]) -> Int {
        cells.reduce(0) { $0 + $1.columns }
    }

    /// The next offset that is not in the middle of a UTF-8 sequence. What goes on for longer than a
    /// sequence can is no text, and may be cut anywhere.
    private static func characterStart(
        _ line: ArraySlice<UInt8>, at offset: Int, notBehind end: Int
    ) -> Int {
        guard offset > line.startIndex else { return offset }
        let farthest = min(offset + 3, end)
        var offset = offset
        while offset < farthest, line[offset] & 0xC0 == 0x80 { offset += 1 }
        return offset
    }
}
