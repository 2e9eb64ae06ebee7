import CommonMark
import Reporting

/// Puts new bodies between the fences of blocks. Line ends, tabs, byte order mark, the markers of quotes and
/// the indentation of lists, the fences' own form: every byte outside the bodies stays, except that a fence
/// is made longer when its new body holds a line that would close it.
package enum FenceSplice {
    /// The file's bytes with the bodies of some of its blocks replaced.
    ///
    /// - Parameters:
    ///   - edits: blocks of this file, each at most once, with their new bodies: lines, each ended by a line
    ///     feed and without carriage returns. A block without a closing fence stays as it is.
    ///   - file: the file that the blocks were read from.
    package static func splice(_ edits: [(fence: FencedBlock, body: [UInt8])], into file: SourceFile)
        -> [UInt8]
    {
        var result: [UInt8] = []
        result.reserveCapacity(file.bytes.count + edits.reduce(0) { $0 + 2 * $1.body.count })
        var copied = 0
        for edit in edits.sorted(by: { $0.fence.opening.lowerBound < $1.fence.opening.lowerBound }) {
            precondition(copied <= edit.fence.opening.lowerBound, "a block is filled once")
            guard let closing = edit.fence.closing else { continue }
            let fence = edit.fence
            let lines = edit.body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .dropLast()
            let needed = neededLength(of: fence, for: lines)
            let mark = file.bytes[fence.opening.lowerBound]
            result += file.bytes[copied..<fence.opening.upperBound]
            result += repeatElement(mark, count: max(0, needed - fence.opening.count))
            result += file.bytes[fence.opening.upperBound..<fence.body.lowerBound]
            for line in lines { append(line, to: &result, in: fence) }
            result += file.bytes[fence.body.upperBound..<closing.upperBound]
            result += repeatElement(mark, count: max(0, needed - closing.count))
            copied = closing.upperBound
        }
        return result + file.bytes[copied...]
    }

    /// What a new body changes in its file; nil for a block without a closing fence.
    package static func replacement(of fence: FencedBlock, by body: [UInt8]) -> Replacement? {
        guard let closing = fence.closing else { return nil }
        let lines = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        var bytes: [UInt8] = []
        var range = fence.body
        let needed = neededLength(of: fence, for: lines)
        let bytesOf = { (range: Range<Int>) in fence.file.bytes[range] }
        guard needed > fence.opening.count || needed > closing.count else {
            for line in lines { append(line, to: &bytes, in: fence) }
            return Replacement(
                span: SourceSpan(file: fence.file, range: range),
                text: String(decoding: bytes, as: UTF8.self))
        }
        // The fences themselves become longer.
        range = fence.opening.lowerBound..<closing.upperBound
        let mark = fence.file.bytes[fence.opening.lowerBound]
        bytes += repeatElement(mark, count: max(needed, fence.opening.count))
        bytes += bytesOf(fence.opening.upperBound..<fence.body.lowerBound)
        for line in lines { append(line, to: &bytes, in: fence) }
        bytes += bytesOf(fence.body.upperBound..<closing.lowerBound)
        bytes += repeatElement(mark, count: max(needed, closing.count))
        return Replacement(
            span: SourceSpan(file: fence.file, range: range), text: String(decoding: bytes, as: UTF8.self))
    }

    private static func append(_ line: ArraySlice<UInt8>, to result: inout [UInt8], in fence: FencedBlock) {
        var prefix = fence.linePrefix
        if line.isEmpty {
            while prefix.last == UInt8(ascii: " ") || prefix.last == UInt8(ascii: "\t") {
                prefix.removeLast()
            }
        } else {
            // Of the blanks behind a quote's mark one belongs to the quote.
            let beginsBlank =
                fence.indentation > 0 || line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t")
            if prefix.last == UInt8(ascii: ">"), beginsBlank { prefix.append(UInt8(ascii: " ")) }
            prefix += repeatElement(UInt8(ascii: " "), count: fence.indentation)
        }
        result += prefix
        result += line
        result += Array(fence.lineEnding.rawValue.utf8)
    }

    /// The fence's length, or one more than that of the longest line in the body that would close it.
    private static func neededLength(of fence: FencedBlock, for lines: ArraySlice<ArraySlice<UInt8>>) -> Int {
        var needed = fence.length
        guard let mark = fence.character.asciiValue else { return needed }
        for line in lines {
            let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            let marks = line.dropFirst(blanks.count).prefix { $0 == mark }.count
            let rest = line.dropFirst(blanks.count + marks)
            let isOnlyMarks = rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            let canClose = blanks.contains(UInt8(ascii: "\t")) || blanks.count + fence.indentation <= 3
            if marks >= needed, isOnlyMarks, canClose { needed = marks + 1 }
        }
        return needed
    }
}
