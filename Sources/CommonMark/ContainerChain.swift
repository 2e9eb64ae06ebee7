/// The block quotes and list items around a block, and how much of a line belongs to them: what libcmark
/// knows while it parses and does not tell.
struct ContainerChain {
    private enum Container {
        case quote
        /// A list item, with the line it begins on and the columns its contents are indented by.
        case item(line: Int, width: Int)
    }

    private var containers: [Container] = []

    /// How many containers there are.
    var count: Int { containers.count }

    /// Leaves all but the first `count` containers.
    mutating func leave(to count: Int) {
        containers.removeSubrange(count...)
    }

    mutating func enterQuote() {
        containers.append(.quote)
    }

    /// Enters the item whose marker stands on `line`: measures marker and the spaces behind it.
    mutating func enterItem(onLine line: Int, of text: MarkdownText) {
        var cursor = text.cursor(onLine: line)
        _ = consume(&cursor, line: line)
        let indent = cursor.indent
        cursor.skipSpaces()
        var marker = 1
        if let byte = cursor.next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            marker += text.file.bytes[cursor.offset..<cursor.end].prefix { (0x30...0x39).contains($0) }.count
        }
        cursor.advance(columns: marker)
        let spaces = cursor.indent
        let isEmpty = cursor.isBlank
        // Five columns or more: the item's contents begin after one of them, with indented code.
        let padding = spaces < 1 || spaces >= 5 || isEmpty ? 1 : spaces
        containers.append(.item(line: line, width: indent + marker + padding))
    }

    /// Moves over the markers and indentation of all containers; false when the line does not belong to all
    /// of them (a lazy line of a paragraph, or the end of a block). The cursor is then after those it
    /// belongs to.
    func consume(_ cursor: inout LineCursor, line: Int) -> Bool {
        for container in containers {
            switch container {
            case .quote:
                guard cursor.indent <= 3 else { return false }
                var behind = cursor
                behind.skipSpaces()
                guard behind.next == .greaterThan else { return false }
                behind.advance(columns: 1)
                if behind.next == .space || behind.next == .tab { behind.advance(columns: 1) }
                cursor = behind
            case .item(let first, let width):
                if line == first || cursor.indent >= width {
                    cursor.advance(columns: width)
                } else if cursor.isBlank {
                    cursor.skipSpaces()
                } else {
                    return false
                }
            }
        }
        return true
    }
}
