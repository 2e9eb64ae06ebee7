/// A stretch of a file and what to write in its place.
package struct Replacement: Sendable {
    package var span: SourceSpan
    package var text: String

    package init(span: SourceSpan, text: String) {
        self.span = span
        self.text = text
    }
}

extension Diagnostic {
    /// What "did you mean 'select'?" would change: the word in the source that the sentence names, by the one
    /// that the hint has. Nil for every other hint, and where the word is not at the place, or is there more
    /// than once.
    package var replacement: Replacement? {
        let (opening, ending) = ("did you mean '", "'?")
        guard let span, let hint, hint.hasPrefix(opening), hint.hasSuffix(ending) else { return nil }
        let meant = String(hint.dropFirst(opening.count).dropLast(ending.count))
        let source = Array(span.file.bytes[span.range])
        let words = message.split(separator: "'", omittingEmptySubsequences: false)
        for index in stride(from: 1, to: words.count, by: 2) {
            let word = Array(words[index].utf8)
            guard let place = Diagnostic.onlyPlace(of: word, in: source) else { continue }
            let start = span.range.lowerBound + place
            return Replacement(
                span: SourceSpan(file: span.file, range: start..<start + word.count), text: meant)
        }
        return nil
    }

    /// Where some bytes begin among others as a word of their own; nil when that is nowhere or twice.
    private static func onlyPlace(of word: [UInt8], in source: [UInt8]) -> Int? {
        guard !word.isEmpty, word.count <= source.count, source.count <= longestPlace else { return nil }
        var found: Int?
        for start in 0...(source.count - word.count)
        where source[start..<start + word.count].elementsEqual(word) {
            let before = start > 0 ? source[start - 1] : UInt8(ascii: " ")
            let behind = start + word.count < source.count ? source[start + word.count] : UInt8(ascii: " ")
            guard !isLetter(before), !isLetter(behind) else { continue }
            guard found == nil else { return nil }
            found = start
        }
        return found
    }

    /// A place of more bytes than these is no slip of the finger; it bounds the work.
    private static let longestPlace = 2_000

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
    }
}
