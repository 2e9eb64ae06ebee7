/// A footnote's definition as it lies in the file.
struct FootnoteSource {
    /// The line of `[^label]:`.
    var line: Int
    /// Where its first bracket is.
    var start: Int
    var label: Range<Int>
    /// The quotes and items around it.
    var chain: ContainerChain
    /// The last line that belongs to it by its indentation.
    var lastLine: Int

    /// Reads `[^label]:` at an offset: the label, and where the text begins behind it.
    static func opening(
        at start: Int, before end: Int, of bytes: [UInt8]
    ) -> (label: Range<Int>, text: Int)? {
        guard start + 4 < end, bytes[start] == UInt8(ascii: "["), bytes[start + 1] == UInt8(ascii: "^") else {
            return nil
        }
        var at = start + 2
        while at < end, bytes[at] != UInt8(ascii: "]") {
            guard !bytes[at].isSpace, bytes[at] != 0 else { return nil }
            at += 1
        }
        guard at > start + 2, at + 1 < end, bytes[at + 1] == UInt8(ascii: ":") else { return nil }
        let label = start + 2..<at
        at += 2
        while at < end, bytes[at] == .space || bytes[at] == .tab { at += 1 }
        return (label, at)
    }

    /// Where a definition could begin in a line: the first `[^`, behind nothing but the marks of quotes and
    /// lists.
    static func candidate(in line: Range<Int>, of bytes: [UInt8]) -> Int? {
        for offset in line {
            switch bytes[offset] {
            case UInt8(ascii: "["):
                return opening(at: offset, before: line.upperBound, of: bytes) == nil ? nil : offset
            case .space, .tab, .greaterThan, .dash, .asterisk, UInt8(ascii: "+"), UInt8(ascii: "."),
                UInt8(ascii: ")"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                continue
            default: return nil
            }
        }
        return nil
    }
}
