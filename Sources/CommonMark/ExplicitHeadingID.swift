import Reporting

/// The `{#id}` that ends a heading's text.
struct ExplicitHeadingID {
    let id: String
    /// How many characters of the text belong to it, the space before it included.
    let dropped: Int

    /// Nil when the text does not end with an id.
    init?(endOf text: String) {
        guard text.last == "}", let brace = text.lastIndex(of: "{") else { return nil }
        let inside = text[text.index(after: brace)...].dropLast()
        guard inside.first == "#", !inside.contains(where: \.isWhitespace) else { return nil }
        id = String(inside.dropFirst())
        let kept = text[..<brace]
        let spaces = kept.reversed().prefix { $0 == " " || $0 == "\t" }.count
        dropped = text.count - kept.count + spaces
    }

    /// Where the id is within a range of the file; nil when it is not written as it reads, as `\{#id}` is
    /// not.
    func place(in file: SourceFile, _ range: Range<Int>) -> Heading.ExplicitID? {
        let mark = Array("{#\(id)}".utf8)
        guard range.count >= mark.count, file.bytes[range].suffix(mark.count).elementsEqual(mark) else {
            return nil
        }
        let start = range.upperBound - mark.count
        guard start == range.lowerBound || file.bytes[start - 1] != .backslash else { return nil }
        return Heading.ExplicitID(id: id, range: start + 2..<range.upperBound - 1)
    }
}
