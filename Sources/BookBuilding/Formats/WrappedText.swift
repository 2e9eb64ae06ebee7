/// Prose in lines of a terminal.
enum WrappedText {
    /// How wide explanations are.
    static let columns = 76

    /// A text broken at blanks, all lines but the first indented by two.
    static func hanging(_ text: String) -> [String] {
        lines(text, indent: 2).enumerated().map { $0 == 0 ? String($1.dropFirst(2)) : $1 }
    }

    /// A text broken at blanks, each line behind so many blanks, the first one behind `head`.
    static func lines(_ text: String, indent: Int, head: String = "") -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = head
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if line.isEmpty {
                line = margin + word
            } else if line.count + 1 + word.count <= columns {
                line += " " + word
            } else {
                lines.append(line)
                line = margin + word
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
