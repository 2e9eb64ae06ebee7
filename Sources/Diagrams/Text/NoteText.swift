/// Words beneath a drawing, set in lines.
enum NoteText {
    /// A text broken at blanks into lines of at most so many columns; a word that is longer is cut in the
    /// middle. Further lines are indented by two. A point in parentheses is not broken.
    static func lines(_ text: String, columns: Int) -> [String] {
        if text.columns <= columns { return text.isEmpty ? [] : [text] }
        var lines: [String] = []
        var line = ""
        for word in words(of: text) {
            let indent = lines.isEmpty ? "" : "  "
            if line.isEmpty {
                line = indent + DrawnNames.cut(word, to: columns - indent.columns)
            } else if line.columns + 1 + word.columns <= columns {
                line += " " + word
            } else {
                lines.append(line)
                line = "  " + DrawnNames.cut(word, to: columns - 2)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// What is between blanks outside of parentheses.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var isInside = false
        for part in text.split(separator: " ") {
            if isInside {
                words[words.count - 1] += " " + part
            } else {
                words.append(String(part))
            }
            if part.utf8.contains(UInt8(ascii: "(")) { isInside = true }
            if part.utf8.contains(UInt8(ascii: ")")) { isInside = false }
        }
        return words
    }

    /// Items side by side, three blanks between them, as many in a line as fit.
    static func lines(joining items: [String], columns: Int) -> [String] {
        var result: [String] = []
        for item in items {
            if let last = result.last, last.columns + 3 + item.columns <= columns {
                result[result.count - 1] = last + "   " + item
            } else {
                result += lines(item, columns: columns)
            }
        }
        return result
    }
}
