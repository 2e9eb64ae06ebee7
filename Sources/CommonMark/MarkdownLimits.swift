import Reporting

/// What a document may cost. libcmark works in linear time but for two things, both beyond what people write:
/// each line is matched against every container it is nested in, and `![` that is never closed is searched
/// for again and again.
package struct MarkdownLimits: Sendable {
    /// Bytes of a file.
    package var bytes: Int
    /// Quotes, lists and list items around each other.
    package var depth: Int
    /// `![` between two empty lines.
    package var imagesInParagraph: Int

    /// Bytes at which a block or an inline may begin or end; a line end counts as three. libcmark and the
    /// document need some 300 bytes for each.
    package var marks: Int

    /// Cells of all tables, with those that a row leaves out.
    var cells = 200_000
    /// How often the text may be read because a table or footnote showed that what follows it is another
    /// block than it seemed to be. Tables and footnotes with empty lines between them take two or three.
    var readings = 16

    package init(bytes: Int, depth: Int, imagesInParagraph: Int, marks: Int = 1_000_000) {
        self.bytes = bytes
        self.depth = depth
        self.imagesInParagraph = imagesInParagraph
        self.marks = marks
    }

    /// 4 MB, which is 400 chapters of usual length; 100 levels; 2,000 images.
    package static let standard = MarkdownLimits(bytes: 4 << 20, depth: 100, imagesInParagraph: 2_000)

    /// Throws the first problem of a file.
    func check(_ file: SourceFile) throws(MarkdownProblem) {
        guard file.bytes.count <= bytes else { throw .tooLarge(file, limit: bytes) }
        if let offset = markTooMany(file.bytes) { throw .tooManyMarks(file, offset: offset, limit: marks) }
        if let offset = file.firstByteThatIsNoText { throw .notUTF8(file, offset: offset) }
        var open = 0
        let starts = file.lineStarts
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : file.bytes.count
            if let offset = tooDeepMarker(file.bytes[start..<end], open: &open) {
                throw .tooDeep(file, offset: offset, limit: depth)
            }
        }
        if let offset = imageTooMany(file.bytes) {
            throw .tooManyImages(file, offset: offset, limit: imagesInParagraph)
        }
    }

    /// The first `![` beyond what one paragraph may have.
    private func imageTooMany(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            // Nearly no text has so many marks in all of it; counting them is quick.
            let marks = bytes.reduce(0) { $0 &+ ($1 == UInt8(ascii: "!") ? 1 : 0) }
            guard marks > imagesInParagraph else { return nil }
            var images = 0
            var isBlank = true
            var last: UInt8 = 0
            for (offset, byte) in bytes.enumerated() {
                if byte == .lineFeed, last == .carriageReturn {
                    // The second half of one line end.
                } else if byte == .lineFeed || byte == .carriageReturn {
                    if isBlank { images = 0 }
                    isBlank = true
                } else if isBlank, !byte.isSpace {
                    isBlank = false
                } else if byte == UInt8(ascii: "["), last == UInt8(ascii: "!") {
                    images += 1
                    if images > imagesInParagraph { return offset - 1 }
                }
                last = byte
            }
            return nil
        }
    }

    /// Where the first mark is that is too many.
    private func markTooMany(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            Self.weights.withUnsafeBufferPointer { weights in
                let sum = bytes.reduce(0) { $0 &+ Int(weights[Int($1)]) }
                guard sum > marks else { return nil }
                var left = marks
                return bytes.firstIndex { byte in
                    left -= Int(weights[Int(byte)])
                    return left < 0
                }
            }
        }
    }

    /// As how many marks each byte counts.
    private static let weights: [UInt8] = (0...UInt8.max).map { byte in
        switch byte {
        case .lineFeed, .carriageReturn: 3
        case .asterisk, .backtick, .backslash, .greaterThan, UInt8(ascii: "_"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: "&"), .bar, .tilde: 1
        default: 0
        }
    }

    /// The marker, among those that a line begins with, that can be deeper than `depth`: a quote is one
    /// level, a list two, itself and its item. Spaces lead into what lines before have opened, and open
    /// nothing.
    ///
    /// - Parameter open: the deepest level that the lines before can have opened; afterwards, this one too.
    private func tooDeepMarker(_ line: ArraySlice<UInt8>, open: inout Int) -> Int? {
        var spaces = 0
        var opened = 0
        var digits = 0
        for (index, byte) in zip(line.indices, line) {
            let next = index + 1 < line.endIndex ? line[index + 1] : .lineFeed
            switch byte {
            case .space: spaces += 1
            case .tab: spaces += 4
            case .greaterThan: opened += 1
            case UInt8(ascii: "-"), UInt8(ascii: "+"), .asterisk:
                guard next.isSpace else { return nil }
                opened += 2
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                guard digits <= 9 else { return nil }
                continue
            case UInt8(ascii: "."), UInt8(ascii: ")"):
                guard digits > 0, next.isSpace else { return nil }
                opened += 2
            default: return nil
            }
            digits = 0
            guard opened > 0 else { continue }
            let level = min(spaces, open) + opened
            if level > depth, byte != .space, byte != .tab { return index }
            open = max(open, level)
        }
        return nil
    }
}
