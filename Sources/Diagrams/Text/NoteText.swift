/// Words beneath a drawing, set in lines.
enum NoteText {
    /// A text broken at blanks into lines of at most so many columns; a word that is longer is cut in the
    /// middle. Further lines are indented by two.
    static func lines(_ text: String, columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            let indent = lines.isEmpty ? "" : "  "
            if line.isEmpty {
                line = indent + DrawnNames.cut(String(word), to: columns - indent.count)
            } else if line.count + 1 + word.count <= columns {
                line += " " + word
            } else {
                lines.append(line)
                line = "  " + DrawnNames.cut(String(word), to: columns - 2)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Items side by side, three blanks between them, as many in a line as fit.
    static func lines(joining items: [String], columns: Int) -> [String] {
        var result: [String] = []
        for item in items {
            if let last = result.last, last.count + 3 + item.count <= columns, !last.isEmpty {
                result[result.count - 1] = last + "   " + item
            } else {
                result += lines(item, columns: columns)
            }
        }
        return result
    }
}
