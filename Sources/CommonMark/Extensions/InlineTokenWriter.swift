/// Makes inlines of tokens whose delimiters are matched.
struct InlineTokenWriter {
    private var result: [PlacedInline] = []
    private var depth: Int
    /// The indices of the inlines around the place that was reached.
    private var open: [Int] = []

    static func inlines(of tokens: [InlineToken], depth: Int) -> [PlacedInline] {
        var writer = InlineTokenWriter(depth: depth)
        for token in tokens { writer.write(token) }
        return writer.result
    }

    private init(depth: Int) {
        self.depth = depth
    }

    private mutating func write(_ token: InlineToken) {
        switch token.kind {
        case .text(let text): write(text, token.range)
        case .leaf(let inline): append(inline)
        case .open(let inline):
            append(inline)
            open.append(result.count - 1)
            depth += 1
        case .close:
            open.removeLast()
            depth -= 1
        case .delimiter(let byte): writeDelimiter(token, byte)
        }
    }

    private mutating func writeDelimiter(_ token: InlineToken, _ byte: UInt8) {
        var start = token.range.lowerBound
        for length in token.closings {
            start += length
            depth -= 1
            let inline = open.removeLast()
            result[inline].range = result[inline].range.lowerBound..<start
        }
        let opened = token.openings.reduce(0) { $0 + $1.length }
        let end = token.range.upperBound - opened
        if start < end {
            let mark = String(Character(Unicode.Scalar(byte)))
            write(String(repeating: mark, count: end - start), start..<end)
        }
        start = end
        for (kind, length) in token.openings.reversed() {
            append(PlacedInline(kind: kind, depth: depth, range: start..<start + length))
            open.append(result.count - 1)
            depth += 1
            start += length
        }
    }

    private mutating func append(_ inline: PlacedInline) {
        result.append(inline)
        result[result.count - 1].depth = depth
    }

    /// Adds text, to the text before it when they touch.
    private mutating func write(_ text: String, _ range: Range<Int>) {
        let last = result.count - 1
        guard last >= 0, case .text(var joined) = result[last].kind, result[last].depth == depth,
            result[last].range.upperBound == range.lowerBound
        else {
            append(PlacedInline(kind: .text(text), depth: depth, range: range))
            return
        }
        // Only one owner is left, so that adding many pieces takes linear time.
        result[last].kind = .softBreak
        joined += text
        result[last].kind = .text(joined)
        result[last].range = result[last].range.lowerBound..<range.upperBound
    }
}
