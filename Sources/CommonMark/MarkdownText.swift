import Reporting

/// The source of a document, by lines as libcmark counts them: from 1, a byte order mark left out.
struct MarkdownText {
    let file: SourceFile
    /// Those of the file.
    let bytes: [UInt8]
    /// Where each line begins, as the file says it.
    let lineStarts: [Int]
    /// Whether the text has NUL, which libcmark reads as three bytes (U+FFFD) and counts as such in columns.
    let hasNul: Bool

    init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
        lineStarts = file.lineStarts
        hasNul = bytes.contains(0)
    }

    /// How many lines there are.
    var lineCount: Int { lineStarts.count }

    /// The bytes of a line without its line end.
    func line(_ number: Int) -> Range<Int> {
        let content = SourceFile.range(ofLine: number, lineStarts: lineStarts, in: bytes)
        let hasMark = number == 1 && bytes[content].starts(with: SourceFile.byteOrderMark)
        return content.lowerBound + (hasMark ? 3 : 0)..<content.upperBound
    }

    /// Where the next line begins: behind the line end.
    func end(ofLine number: Int) -> Int {
        number < lineCount ? lineStarts[number] : bytes.count
    }

    /// The start of a line, ready to read.
    func cursor(onLine number: Int) -> LineCursor {
        LineCursor(bytes, line: line(number))
    }

    /// The byte that libcmark calls `distance` bytes behind `offset` on the same line.
    func offset(_ distance: Int, behind offset: Int) -> Int {
        guard hasNul else { return offset + distance }
        var left = distance
        var index = offset
        while left > 0, index < bytes.count {
            left -= bytes[index] == 0 ? 3 : 1
            index += 1
        }
        return index
    }

    /// How many bytes libcmark counts for a range of one line.
    func length(of range: Range<Int>) -> Int {
        guard hasNul else { return range.count }
        return range.count + 2 * bytes[range].count { $0 == 0 }
    }
}
