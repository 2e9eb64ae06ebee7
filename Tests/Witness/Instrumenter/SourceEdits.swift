/// Insertions into a text and replacements of stretches of it, collected by byte offset and carried out at
/// once, so that every byte that no edit names stays the author's.
struct SourceEdits {
    private struct Edit {
        var range: Range<Int>
        var text: String
    }

    private var edits: [Edit] = []

    /// Puts `text` in front of the byte at `offset`. Of several insertions at one offset the first asked
    /// for comes first.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text))
    }

    /// Puts `text` in the place of a stretch.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text))
    }

    /// Puts spaces in the place of a stretch, so that what follows keeps its column. Line feeds stay.
    mutating func blank(_ range: Range<Int>, of text: String) {
        let bytes = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
        let spaces = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        replace(range, with: String(decoding: spaces, as: UTF8.self))
    }

    /// The text with all edits carried out. Replaced stretches must not overlap.
    func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var position = 0
        // Ordered by hand because `sort` is not stable.
        let order = edits.indices.sorted {
            (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1)
        }
        for edit in order.map({ edits[$0] }) {
            precondition(edit.range.lowerBound >= position, "two edits of the witness overlap")
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
