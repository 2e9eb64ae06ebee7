/// A place in one line of source, moved the way CommonMark reads indentation: in columns, where a tab reaches
/// to the next multiple of four and may be used up in part.
struct LineCursor {
    private let bytes: [UInt8]
    /// Where the line ends, without its line end.
    let end: Int
    /// The next byte; a tab that is used up in part is still the next byte.
    private(set) var offset: Int
    /// The column of `offset`, from 0, inside a tab when that is used up in part.
    private(set) var column = 0
    /// How many columns of the tab at `offset` are left, 0 when it was not begun.
    private(set) var restOfTab = 0

    init(_ bytes: [UInt8], line: Range<Int>) {
        self.bytes = bytes
        offset = line.lowerBound
        end = line.upperBound
    }

    /// The next byte, nil at the end of the line.
    var next: UInt8? { offset < end ? bytes[offset] : nil }

    /// Whether only spaces and tabs are left.
    var isBlank: Bool { firstNonspace == end }

    /// Whether the rest of the line makes the paragraph above it a heading.
    func isSetextUnderline(in text: MarkdownText) -> Bool {
        guard indent <= 3, firstNonspace < end else { return false }
        let rest = text.bytes[firstNonspace..<end]
        guard let mark = rest.first, mark == UInt8(ascii: "=") || mark == .dash else { return false }
        return rest.drop { $0 == mark }.allSatisfy(\.isSpace)
    }

    /// The first byte that is neither space nor tab, or the end.
    var firstNonspace: Int {
        var index = offset
        while index < end, bytes[index] == .space || bytes[index] == .tab { index += 1 }
        return index
    }

    /// How many columns of spaces and tabs come next.
    var indent: Int {
        var copy = self
        copy.skipSpaces()
        return copy.column - column
    }

    /// Moves over everything that is space or tab.
    mutating func skipSpaces() {
        while next == .space || next == .tab { advance(columns: 1) }
    }

    /// Moves on to a byte of the line.
    mutating func advance(to offset: Int) {
        while self.offset < min(offset, end) { advance(columns: 1) }
    }

    /// Moves on by columns; other characters than tabs are one column a byte, as libcmark counts.
    mutating func advance(columns count: Int) {
        var left = count
        while left > 0, let byte = next {
            guard byte == .tab else {
                offset += 1
                column += 1
                left -= 1
                continue
            }
            let width = 4 - column % 4
            let step = min(width, left)
            column += step
            left -= step
            restOfTab = width - step
            if restOfTab == 0 { offset += 1 }
        }
    }
}

extension UInt8 {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let backslash = UInt8(ascii: "\\")
    static let backtick = UInt8(ascii: "`")
    static let tilde = UInt8(ascii: "~")
    static let asterisk = UInt8(ascii: "*")
    static let greaterThan = UInt8(ascii: ">")

    /// Space, tab or a line end.
    var isSpace: Bool { self == .space || self == .tab || self == .lineFeed || self == .carriageReturn }
    /// ASCII punctuation, which a backslash can escape.
    var isPunctuation: Bool {
        switch self {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}

extension String {
    /// Whether a byte is in it; of prose, of which there is much, this is asked often.
    func contains(byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
    }
}
