import SwiftSyntax

extension Checker {
    /// Whether a word is in the text of a piece of syntax, perhaps in a longer one: to look at bytes is much
    /// faster than to look at tokens, of which most pieces do not have the one that is asked for.
    func mayName(_ word: StaticString, in syntax: some SyntaxProtocol) -> Bool {
        let (range, length) = (SourceRange(syntax).offsets, word.utf8CodeUnitCount)
        let found = text.text.utf8.withContiguousStorageIfAvailable { bytes in
            guard range.upperBound <= bytes.count else { return true }
            guard range.count >= length else { return false }
            return (range.lowerBound...range.upperBound - length).contains { start in
                bytes[start] == word.utf8Start[0]
                    && (1..<length).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
            }
        }
        return found ?? true
    }
}
