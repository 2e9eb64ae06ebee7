import Foundation

/// Takes text from the keyboard, one piece after the other. A responder that adopts it gets the keyboard when
/// it becomes first responder (P-13).
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything for the delete key to remove.
    var hasText: Bool { get }
    /// Adds what was typed: `"\n"` is the return key.
    func insertText(_ text: String)
    /// Removes the selection, or the character before the caret.
    func deleteBackward()
}

/// Text with a selection, whose places can be found by code.
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    /// What is selected; empty for the caret.
    var selectedTextRange: UITextRange? { get set }
    /// Text that an input method is still composing: none here.
    var markedTextRange: UITextRange? { get }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// In UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Where the caret would be, in the view's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// What `UITextInput` asks, for the engine's own texts: all of it follows from the text, its selection, and
/// the one metric that text has here.
protocol TextEditing: UIView {
    var edited: EditedText { get set }
    /// The text in lines, and where the first one begins in the view.
    var textLines: (lines: TextLines, origin: CGPoint) { get }
    /// Whether the delegate lets the keyboard, or an edit action, replace a part of the text (P-21, P-28).
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// Tells that the selection is another.
    func selectionDidChange()
    /// Tells that the user has changed the text.
    func textDidChange()
    /// The text is another, by whoever changed it: what shows it has to follow.
    func contentDidChangeByEditing()
    /// One key of the keyboard.
    func typeKey(_ text: String)
    /// What the keyboard's keys send: methods that the author may override.
    func insertText(_ text: String)
    func deleteBackward()
}

extension TextEditing {
    /// Replaces a part of the text as the user does: nobody is asked any more, and everybody is told.
    func replaceByUser(_ range: NSRange, with text: String) {
        guard !world.isHalted else { return }
        world.work.draw(bytes: edited.string.utf8.count + text.utf8.count)
        world.work.draw(kept: text.utf8.count)
        edited.replace(range, with: text)
        contentDidChangeByEditing()
        selectionDidChange()
        if !world.isHalted { textDidChange() }
    }

    /// Replaces a part of the text if the delegate allows it.
    func askAndReplace(_ range: NSRange, with text: String) {
        if mayReplace(range, with: text) { replaceByUser(range, with: text) }
    }

    /// One key of the keyboard: the delegate is asked first, then the method does it that subclasses may
    /// override.
    func typeKey(_ text: String) {
        if mayReplace(edited.selection, with: text), !world.isHalted { insertText(text) }
    }

    /// The delete key. At the beginning of the text the delegate is not asked.
    func typeDelete() {
        if let range = edited.rangeBeforeCaret, !mayReplace(range, with: "") { return }
        if !world.isHalted { deleteBackward() }
    }

    func removeBeforeCaret() {
        if let range = edited.rangeBeforeCaret { replaceByUser(range, with: "") }
    }

    // MARK: Places

    func span(_ range: UITextRange) -> NSRange { (range as? TextSpan)?.range ?? NSRange() }

    func place(_ position: UITextPosition) -> Int { (position as? TextOffset)?.offset ?? 0 }

    func textSpan(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
        let (a, b) = (min(place(from), place(to)), max(place(from), place(to)))
        return TextSpan(edited.clamped(NSRange(location: a, length: b - a)))
    }

    func moved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
        let (place, overflows) = place(position).addingReportingOverflow(offset)
        return !overflows && (0...edited.length).contains(place) ? TextOffset(place) : nil
    }

    func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let (a, b) = (place(position), place(other))
        return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
    }

    func caret(at position: UITextPosition) -> CGRect {
        let (lines, origin) = textLines
        return lines.caret(at: place(position)).offsetBy(dx: origin.x, dy: origin.y)
    }

    func position(nearest point: CGPoint) -> UITextPosition {
        let (lines, origin) = textLines
        return TextOffset(lines.offset(nearest: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
    }

    /// Selects a part; it is told only where it changes something.
    func selectByCode(_ range: NSRange) {
        let old = edited.selection
        edited.select(range)
        if edited.selection != old { selectionDidChange() }
    }
}
