import Reporting

/// Reads a fenced block out of the source, between the containers it is in.
struct FenceReader {
    let text: MarkdownText
    let chain: ContainerChain

    /// The block whose opening fence is on `line`; nil when there is none, as for an indented code block.
    func block(onLine line: Int, index: Int) -> FencedBlock? {
        var cursor = text.cursor(onLine: line)
        guard chain.consume(&cursor, line: line) else { return nil }
        let start = cursor.firstNonspace
        guard cursor.indent <= 3, start < cursor.end else { return nil }
        let byte = text.bytes[start]
        let length = fenceLength(at: start, before: cursor.end, of: byte)
        guard byte == .backtick || byte == .tilde, length >= 3 else { return nil }
        var block = FencedBlock(
            file: text.file, index: index, line: line, character: Character(Unicode.Scalar(byte)),
            opening: start..<start + length, info: trimmed(start + length..<cursor.end),
            indentation: start - cursor.offset,
            lines: [], body: text.end(ofLine: line)..<text.end(ofLine: line), closing: nil, linePrefix: [],
            lineEnding: lineEnding(ofLine: line))
        readBody(of: &block)
        return block
    }

    private func readBody(of block: inout FencedBlock) {
        let byte = text.bytes[block.opening.lowerBound]
        var end = block.body.lowerBound
        for number in block.line + 1..<max(block.line + 1, text.lineCount + 1) {
            var cursor = text.cursor(onLine: number)
            let whole = text.line(number)
            guard chain.consume(&cursor, line: number) else { break }
            if let closing = closingFence(at: cursor, of: byte, atLeast: block.length) {
                block.closing = closing
                block.linePrefix = prefix(before: cursor, from: whole.lowerBound)
                break
            }
            for _ in 0..<block.indentation where cursor.next == .space || cursor.next == .tab {
                cursor.advance(columns: 1)
            }
            let textStart = cursor.offset + (cursor.restOfTab > 0 ? 1 : 0)
            block.lines.append(
                .init(range: textStart..<cursor.end, leadingSpaces: cursor.restOfTab, whole: whole))
            end = text.end(ofLine: number)
        }
        block.body = block.body.lowerBound..<end
    }

    private func closingFence(at cursor: LineCursor, of byte: UInt8, atLeast length: Int) -> Range<Int>? {
        guard cursor.indent <= 3 else { return nil }
        let start = cursor.firstNonspace
        let found = fenceLength(at: start, before: cursor.end, of: byte)
        guard found >= length else { return nil }
        let rest = text.bytes[start + found..<cursor.end]
        return rest.allSatisfy { $0 == .space || $0 == .tab } ? start..<start + found : nil
    }

    private func fenceLength(at start: Int, before end: Int, of byte: UInt8) -> Int {
        text.bytes[start..<end].prefix { $0 == byte }.count
    }

    private func prefix(before cursor: LineCursor, from start: Int) -> [UInt8] {
        var prefix = Array(text.bytes[start..<cursor.offset])
        if cursor.restOfTab > 0 {
            var columns = 0
            for byte in prefix { columns = byte == .tab ? (columns / 4 + 1) * 4 : columns + 1 }
            prefix += [UInt8](repeating: .space, count: cursor.column - columns)
        }
        return prefix
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, text.bytes[lower].isSpace { lower += 1 }
        while upper > lower, text.bytes[upper - 1].isSpace { upper -= 1 }
        return lower..<upper
    }

    private func lineEnding(ofLine number: Int) -> FencedBlock.LineEnding {
        let bytes = text.bytes[text.line(number).upperBound..<text.end(ofLine: number)]
        switch Array(bytes.prefix(2)) {
        case [.carriageReturn, .lineFeed]: return .carriageReturnLineFeed
        case [.carriageReturn]: return .carriageReturn
        default: return .lineFeed
        }
    }
}
