/// Text that is inside other files: the code of a scenario, taken from a fenced block and from the blocks
/// it extends. Each line knows where it came from, so that an offset in the text leads back to file, line and
/// column, however the block is indented or quoted.
package struct EmbeddedText: Sendable {
    /// Where one line of the text is.
    package struct Line: Sendable {
        package var file: SourceFile
        /// Byte offset, in the file, of the first byte of the line's text.
        package var origin: Int
        /// The line's number inside its own block, from 1 (what an `error` fence shows).
        package var lineInBlock: Int

        package init(file: SourceFile, origin: Int, lineInBlock: Int) {
            self.file = file
            self.origin = origin
            self.lineInBlock = lineInBlock
        }
    }

    /// All lines, each ended by a line feed.
    package private(set) var text: String = ""
    /// The origin of each line of `text`.
    package private(set) var lines: [Line] = []
    /// The offset in `text` at which each line begins.
    package private(set) var lineStarts: [Int] = []

    package init() {}

    /// The whole of a file, such as `idea.swift`.
    package init(wholeOf file: SourceFile) {
        for (index, start) in file.lineStarts.enumerated() {
            let line = Line(file: file, origin: start, lineInBlock: index + 1)
            append(String(decoding: file.bytes(ofLine: index + 1), as: UTF8.self), from: line)
        }
    }

    /// Adds a line; `content` is without its line end.
    package mutating func append(_ content: String, from line: Line) {
        lineStarts.append(text.utf8.count)
        lines.append(line)
        text += content
        text += "\n"
    }

    /// Adds the lines of another text behind those of this one.
    package mutating func append(_ other: EmbeddedText) {
        let offset = text.utf8.count
        text += other.text
        lines += other.lines
        lineStarts += other.lineStarts.map { $0 + offset }
    }

    /// The index of the line that holds the byte at `offset` of `text`; nil when the text is empty.
    package func lineIndex(at offset: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Where a stretch of `text` is in the file it came from. A stretch over several lines is cut at the
    /// end of its first line.
    package func span(of range: Range<Int>) -> SourceSpan? {
        guard let index = lineIndex(at: range.lowerBound) else { return nil }
        let line = lines[index]
        let lineEnd = (index + 1 < lineStarts.count ? lineStarts[index + 1] : text.utf8.count) - 1
        let lower = line.origin + (min(range.lowerBound, lineEnd) - lineStarts[index])
        let upper = line.origin + (min(range.upperBound, lineEnd) - lineStarts[index])
        return SourceSpan(file: line.file, range: lower..<max(lower, upper))
    }
}
