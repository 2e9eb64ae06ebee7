/// The block quotes and list items around a block, and how much of a line belongs to them: what libcmark
/// knows while it parses and does not tell.
struct ContainerChain {
    private enum Container {
        case quote
        /// A list item, with the line it begins on and the columns its contents are indented by.
        case item(line: Int, width: Int)
        /// A footnote's definition, with the line it begins on and where its text begins in the file.
        case footnote(line: Int, text: Int)
    }

    /// The columns by which the lines of a footnote are indented behind its first.
    static let footnoteIndent = 4

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

    /// Enters the definition of a footnote that begins on `line`, with its text at an offset of the file.
    mutating func enterFootnote(onLine line: Int, text: Int) {
        containers.append(.footnote(line: line, text: text))
    }

    /// What a line begins with that belongs to all containers, written with as few marks as libcmark needs; a
    /// footnote is a quote to it.
    var prefix: [UInt8] {
        containers.flatMap { container -> [UInt8] in
            switch container {
            case .quote, .footnote: [.greaterThan, .space]
            case .item(_, let width): [UInt8](repeating: .space, count: width)
            }
        }
    }

    /// Whether an item or a footnote of the chain begins on a line.
    func begins(onLine line: Int) -> Bool {
        containers.contains { container in
            switch container {
            case .quote: false
            case .item(let first, _), .footnote(let first, _): first == line
            }
        }
    }

    /// Enters the item whose marker is on `line`: measures marker and the spaces behind it.
    mutating func enterItem(onLine line: Int, of text: MarkdownText) {
        var cursor = text.cursor(onLine: line)
        _ = consume(&cursor, line: line)
        let indent = cursor.indent
        cursor.skipSpaces()
        var marker = 1
        if let byte = cursor.next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            marker += text.bytes[cursor.offset..<cursor.end].prefix { (0x30...0x39).contains($0) }.count
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
            case .footnote(let first, let text):
                if line == first {
                    cursor.advance(to: text)
                } else if cursor.indent >= Self.footnoteIndent {
                    cursor.advance(columns: Self.footnoteIndent)
                } else {
                    // An empty line belongs to it, one of spaces does not.
                    guard cursor.column == 0, cursor.next == nil else { return false }
                }
            }
        }
        return true
    }
}
