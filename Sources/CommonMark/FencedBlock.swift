import Reporting

/// A fenced code block with all its bytes accounted for, so that its body can be replaced and nothing else.
package struct FencedBlock: Sendable {
    /// One line of the body.
    package struct Line: Sendable {
        /// The line's text in the file: without the markers and indentation of the containers and of the
        /// fence, and without its line end.
        package var range: Range<Int>
        /// Spaces that stand for the part of a tab which belongs to the text, before `range`; nearly always
        /// 0.
        package var leadingSpaces: Int
        /// The whole line in the file, with what was left out, without its line end.
        package var whole: Range<Int>
    }

    /// What ends a line.
    package enum LineEnding: String, Sendable {
        case lineFeed = "\n"
        case carriageReturnLineFeed = "\r\n"
        case carriageReturn = "\r"
    }

    /// The file it is in.
    package var file: SourceFile
    /// Its place among the document's fences, from 0.
    package var index: Int
    /// The 1-based line of the opening fence.
    package var line: Int
    /// The character of the fence, a backtick or a tilde.
    package var character: Character
    /// The opening fence: only the backticks or tildes.
    package var opening: Range<Int>
    /// The info string as it is written, trimmed; empty and behind the fence when there is none.
    package var info: Range<Int>
    /// The bytes by which the opening fence is indented inside its container, 0 to 3: as many columns are
    /// taken off each line of the body, as far as they are blank.
    package var indentation: Int
    /// The lines between the fences.
    package var lines: [Line]
    /// From the start of the first line behind the opening fence to the start of the closing fence's line (or
    /// the end of the block), line ends included.
    package var body: Range<Int>
    /// The closing fence, only the backticks or tildes; nil when the block ends without one.
    package var closing: Range<Int>?
    /// The bytes before the closing fence that belong to containers: `> `, or the spaces of a list item, with
    /// spaces for a tab that belongs to the container only in part. Empty outside of containers.
    package var linePrefix: [UInt8]
    /// What ends the opening line, and so what ends new lines.
    package var lineEnding: LineEnding

    /// From the first fence character to the last one (or the end of the body).
    package var range: Range<Int> {
        opening.lowerBound..<(closing?.upperBound ?? max(body.upperBound, info.upperBound))
    }
    /// How many characters the opening fence has, at least 3.
    package var length: Int { opening.count }
    /// Whether there is a closing fence; CommonMark lets the end of a container or of the text close a block
    /// too.
    package var isClosed: Bool { closing != nil }
    /// The info string, exactly as written: escapes and entities are left alone.
    package var infoString: String { String(decoding: file.bytes[info], as: UTF8.self) }

    /// The text of a body line.
    package func text(of line: Line) -> String {
        String(repeating: " ", count: line.leadingSpaces)
            + String(decoding: file.bytes[line.range], as: UTF8.self)
    }

    /// The body, one string a line.
    package var bodyLines: [String] { lines.map { text(of: $0) } }

    /// The body in bytes, each line ended by a line feed.
    package var bodyBytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(body.count)
        for line in lines {
            for _ in 0..<line.leadingSpaces { bytes.append(UInt8(ascii: " ")) }
            bytes.append(contentsOf: file.bytes[line.range])
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    /// The body as text that knows where each of its lines is.
    package var embeddedText: EmbeddedText {
        var embedded = EmbeddedText()
        for (index, line) in lines.enumerated() {
            let origin = line.range.lowerBound - line.leadingSpaces
            embedded.append(text(of: line), from: .init(file: file, origin: origin, lineInBlock: index + 1))
        }
        return embedded
    }
}
