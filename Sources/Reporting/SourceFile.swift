import Foundation

/// A text that people wrote and that diagnostics point into: a chapter, a scenario file, `Book.json`.
///
/// Offsets are UTF-8 bytes from the start of the file; lines and columns are 1-based, and a column counts
/// characters, as editors do.
package final class SourceFile: Sendable {
    /// The path as diagnostics show it, relative to the book: `Chapters/01-who-is-hit.md`.
    package let path: String
    /// How many bytes it has.
    package let count: Int
    private let content: Content
    /// Found when somebody first asks: most files of a large book are as they were, and nobody does.
    private let lines: MadeOnce<Lines>

    private enum Content: Sendable {
        case read([UInt8])
        case unread(MadeOnce<[UInt8]>)

        var bytes: [UInt8] {
            switch self {
            case .read(let bytes): bytes
            case .unread(let bytes): bytes.value
            }
        }
    }

    package convenience init(path: String, bytes: [UInt8]) {
        self.init(path, bytes.count, .read(bytes))
    }

    /// A file of which so much is known already that perhaps nobody needs its bytes.
    ///
    /// - Parameters:
    ///   - count: how many bytes it has.
    ///   - read: gives them, when somebody first asks.
    package convenience init(path: String, count: Int, read: @escaping @Sendable () -> [UInt8]) {
        self.init(path, count, .unread(MadeOnce(read)))
    }

    private init(_ path: String, _ count: Int, _ content: Content) {
        self.path = path
        self.count = count
        self.content = content
        lines = MadeOnce { Lines(of: content.bytes) }
    }

    /// The bytes as they were read, line ends and byte order mark included.
    package var bytes: [UInt8] { content.bytes }

    /// What is known of the lines of a file.
    private struct Lines: Sendable {
        let starts: [Int]
        /// By line, those that are so long that their characters are counted once and not for every
        /// diagnostic.
        let long: [Int: LongLine]

        init(of bytes: [UInt8]) {
            let starts = SourceFile.lineStarts(of: bytes)
            var long: [Int: LongLine] = [:]
            for (index, start) in starts.enumerated() {
                let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
                guard end - start > LongLine.least else { continue }
                long[index + 1] = LongLine(SourceFile.withoutMark(bytes[start..<end]))
            }
            self.starts = starts
            self.long = long
        }
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The offset at which each line begins. A line ends with LF, CR LF, or a lone CR.
    package var lineStarts: [Int] { lines.value.starts }

    /// The 1-based line that holds the byte at `offset`.
    package func line(at offset: Int) -> Int {
        let lineStarts = lineStarts
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The bytes of a 1-based line, without its line end.
    package func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
        let bytes = bytes
        return bytes[SourceFile.range(ofLine: line, lineStarts: lineStarts, in: bytes)]
    }

    /// Where a 1-based line is, without its line end, for those who ask for many.
    package static func range(ofLine line: Int, lineStarts: [Int], in bytes: [UInt8]) -> Range<Int> {
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return start..<end
    }

    /// Line and column of a byte offset. A byte order mark takes no column, and an offset inside a line end
    /// is the place behind the line's last character.
    package func position(at offset: Int) -> SourcePosition {
        let line = line(at: min(max(offset, 0), bytes.count))
        let content = SourceFile.withoutMark(bytes(ofLine: line))
        let end = min(max(offset, content.startIndex), content.endIndex)
        let before = lines.value.long[line]?.characters(of: content[..<end])
        return SourcePosition(
            line: line, column: (before ?? String(decoding: content[..<end], as: UTF8.self).count) + 1)
    }

    /// The three bytes that some editors put in front of UTF-8 text.
    package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// A line's bytes without the mark that the first one may begin with.
    static func withoutMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.startIndex == 0 && line.starts(with: byteOrderMark) ? line.dropFirst(3) : line
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            let feeds = bytes.count { $0 == lineFeed }
            let returns = bytes.count { $0 == carriageReturn }
            // An array that grows line by line takes up to twice what it needs, as long as the file is there.
            starts.reserveCapacity(1 + feeds + returns)
            var index = 0
            func nextEnd() -> Int? {
                returns == 0 ? bytes.index(of: lineFeed, from: index) : bytes.endOfLine(from: index)
            }
            while let end = nextEnd() {
                index = end + 1
                let isReturn = bytes[end] == carriageReturn
                if isReturn, index < bytes.count, bytes[index] == lineFeed { index += 1 }
                if index < bytes.count { starts.append(index) }
            }
        }
        return starts
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where a byte is next; the C library looks at many at once.
    fileprivate func index(of byte: UInt8, from start: Int) -> Int? {
        guard start < count, let base = baseAddress else { return nil }
        let found = memchr(base + start, Int32(byte), count - start)
        return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
    }

    /// Where the next line feed or carriage return is.
    fileprivate func endOfLine(from start: Int) -> Int? {
        self[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
}

/// A place in a source file, 1-based, the column in characters.
package struct SourcePosition: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// A stretch of a source file, in UTF-8 bytes; empty for a point between two characters.
package struct SourceSpan: Sendable {
    package var file: SourceFile
    package var range: Range<Int>

    package init(file: SourceFile, range: Range<Int>) {
        self.file = file
        self.range = range
    }

    /// Where the stretch begins.
    package var start: SourcePosition { file.position(at: range.lowerBound) }
    /// The place behind its last character.
    package var end: SourcePosition { file.position(at: range.upperBound) }
}
