import Foundation

/// Text that is edited, and the part of it that is selected; an empty selection is the caret. Places are
/// counted in UTF-16 units, as `NSRange` does.
struct EditedText {
    private(set) var string = ""
    private(set) var selection = NSRange(location: 0, length: 0)

    /// In UTF-16 units.
    var length: Int { string.utf16.count }

    /// Replaces everything and puts the caret behind it.
    mutating func set(_ text: String) {
        string = text
        selection = NSRange(location: length, length: 0)
    }

    /// Selects what is there of a range.
    mutating func select(_ range: NSRange) { selection = clamped(range) }

    /// Puts a text in the place of a range, and the caret behind it.
    mutating func replace(_ range: NSRange, with text: String) {
        let range = clamped(range)
        string.replaceSubrange(indices(range), with: text)
        selection = NSRange(location: min(range.location + text.utf16.count, length), length: 0)
    }

    func text(in range: NSRange) -> String { String(string[indices(clamped(range))]) }

    /// What the delete key removes: the selection, else the character before the caret; nil at the beginning.
    var rangeBeforeCaret: NSRange? {
        if selection.length > 0 { return selection }
        guard selection.location > 0 else { return nil }
        let caret = String.Index(utf16Offset: selection.location, in: string)
        let before = string.index(before: caret)
        let start = before.utf16Offset(in: string)
        return NSRange(location: start, length: selection.location - start)
    }

    /// The word around the caret; where there is none, the character before it.
    var wordAtCaret: NSRange {
        let caret = String.Index(utf16Offset: selection.location, in: string)
        var (start, end) = (caret, caret)
        while start > string.startIndex, isInWord(string.index(before: start)) {
            start = string.index(before: start)
        }
        while end < string.endIndex, isInWord(end) { end = string.index(after: end) }
        if start == end, start > string.startIndex { start = string.index(before: start) }
        let first = start.utf16Offset(in: string)
        return NSRange(location: first, length: end.utf16Offset(in: string) - first)
    }

    func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    private func isInWord(_ index: String.Index) -> Bool {
        let character = string[index]
        return character.isLetter || character.isNumber
    }

    private func indices(_ range: NSRange) -> Range<String.Index> {
        let start = String.Index(utf16Offset: range.location, in: string)
        return start..<String.Index(utf16Offset: range.location + range.length, in: string)
    }
}
