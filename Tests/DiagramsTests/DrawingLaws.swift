import Diagrams

/// What every drawing must hold.
enum DrawingLaws {
    /// The laws that a drawing breaks: printable ASCII, no trailing blanks, no wider than it may be, about
    /// thirty rows of picture or tree.
    static func violations(_ bytes: [UInt8], _ width: FigureWidth) -> [String] {
        var found: [String] = []
        if bytes.last != UInt8(ascii: "\n") { found.append("does not end with a line feed") }
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            if line.count > width.columns { found.append("\(line.count) columns") }
            if line.last == UInt8(ascii: " ") { found.append("a trailing blank") }
            if line.contains(where: { !(0x20...0x7E).contains($0) }) { found.append("not ASCII") }
        }
        return found
    }
}
