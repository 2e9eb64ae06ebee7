import Reporting

/// The source of a document, by lines as libcmark counts them: from 1, a byte order mark left out.
struct MarkdownText {
    let file: SourceFile
    /// Whether the text has NUL, which libcmark reads as three bytes (U+FFFD) and counts as such in columns.
    let hasNul: Bool

    init(_ file: SourceFile) {
        self.file = file
        hasNul = file.bytes.contains(0)
    }

    /// How many lines there are.
    var lineCount: Int { file.lineStarts.count }

    /// The bytes of a line without its line end.
    func line(_ number: Int) -> Range<Int> {
        let content = file.bytes(ofLine: number)
        let hasMark = number == 1 && content.starts(with: SourceFile.byteOrderMark)
        return content.startIndex + (hasMark ? 3 : 0)..<content.endIndex
    }

    /// Where the next line begins: behind the line end.
    func end(ofLine number: Int) -> Int {
        number < lineCount ? file.lineStarts[number] : file.bytes.count
    }

    /// The start of a line, ready to read.
    func cursor(onLine number: Int) -> LineCursor {
        LineCursor(file.bytes, line: line(number))
    }

    /// The byte that libcmark calls `distance` bytes behind `offset` on the same line.
    func offset(_ distance: Int, behind offset: Int) -> Int {
        guard hasNul else { return offset + distance }
        var left = distance
        var index = offset
        while left > 0, index < file.bytes.count {
            left -= file.bytes[index] == 0 ? 3 : 1
            index += 1
        }
        return index
    }

    /// How many bytes libcmark counts for a range of one line.
    func length(of range: Range<Int>) -> Int {
        guard hasNul else { return range.count }
        return range.count + 2 * file.bytes[range].count { $0 == 0 }
    }
}
