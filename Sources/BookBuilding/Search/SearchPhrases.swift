/// What readers type who mean a section, in a comment of the chapter under its heading, with commas between:
///
///     <!-- search: button dead after rotation, nothing happens when I tap -->
///
/// Pages leave comments out. Each phrase is found as a title would be.
enum SearchPhrases {
    /// - Parameter markup: the text of a block of HTML.
    /// - Returns: none where it is anything but such a comment.
    static func read(_ markup: some StringProtocol) -> [String] {
        guard markup.hasPrefix("<!--") else { return [] }
        let comment = markup.dropFirst(4).drop(while: \.isWhitespace)
        guard comment.hasPrefix("search:") else { return [] }
        let words = comment.dropFirst("search:".count)
        let end = words.range(of: "-->")?.lowerBound ?? words.endIndex
        return words[..<end].split { ",，、".contains($0) }
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .filter { !$0.isEmpty }
    }
}
