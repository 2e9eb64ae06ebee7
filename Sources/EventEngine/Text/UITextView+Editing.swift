import Foundation

/// What a text view knows beside its text.
struct TextViewState {
    var traits = TextTraits()
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var storedUndoManager: UndoManager?

    mutating func undoManager(in world: Simulator) -> UndoManager {
        if let storedUndoManager { return storedUndoManager }
        let manager = world.perform { UndoManager() }
        storedUndoManager = manager
        return manager
    }
}

/// From one editing to the next (P-14, P-27, P-28).
extension UITextView: TextEditing {
    /// The space beside the text that its container keeps free, in points.
    private final var padding: CGFloat { textContainer.lineFragmentPadding }

    /// Whether it is only for selecting: it becomes first responder, and nobody is asked.
    final var isReadable: Bool { !isEditable && isSelectable }

    final func mayBeginEditing() -> Bool {
        holdsFirstResponder || ask(.textViewShouldBeginEditing) { $0.textViewShouldBeginEditing(self) }
    }

    final func beginEditing() -> Bool {
        if holdsFirstResponder { return true }
        guard takeFirstResponder() else { return false }
        // Other than with a field, the keyboard is there when the delegate hears of it (P-14).
        firstResponderIsSettled()
        guard holdsFirstResponder, isEditable else { return holdsFirstResponder }
        tell(.textViewDidBeginEditing) { $0.textViewDidBeginEditing(self) }
        post(Self.textDidBeginEditingNotification)
        return true
    }

    final func endEditing() -> Bool {
        guard holdsFirstResponder else { return giveFirstResponderUp() }
        let manner = takeResignation()
        if manner != .forced, isEditable {
            let mayEnd = ask(.textViewShouldEndEditing) { $0.textViewShouldEndEditing(self) }
            if !mayEnd, manner != .overruled { return false }
        }
        guard holdsFirstResponder else { return true }
        guard giveFirstResponderUp(manner) else { return false }
        finishEditing()
        if manner != .switching { firstResponderIsSettled() }
        return true
    }

    final func finishEditing() {
        if isEditable {
            tell(.textViewDidEndEditing) { $0.textViewDidEndEditing(self) }
            post(Self.textDidEndEditingNotification)
        }
        note.storedUndoManager?.removeAllActions()
    }

    final func insertTyped(_ text: String) {
        let range = clearsOnInsertion ? NSRange(location: 0, length: edited.length) : edited.selection
        clearsOnInsertion = false
        replaceByUser(range, with: text)
    }

    final func mayReplace(_ range: NSRange, with text: String) -> Bool {
        world.askDelegate(delegateObject, .textViewShouldChangeText, [self, range, text], fallback: true) {
            ($0 as? any UITextViewDelegate)?.textView(self, shouldChangeTextIn: range, replacementText: text)
        }
    }

    final func selectionDidChange() {
        tell(.textViewDidChangeSelection) { $0.textViewDidChangeSelection(self) }
    }

    final func textDidChange() {
        reveal(edited.selection)
        tell(.textViewDidChange) { $0.textViewDidChange(self) }
        post(Self.textDidChangeNotification)
    }

    final func contentDidChangeByEditing() {
        measureContent()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    final func setText(_ text: String) {
        world.work.draw(bytes: text.utf8.count)
        world.work.draw(kept: text.utf8.count)
        let hadSelection = holdsFirstResponder
        edited.set(text)
        contentDidChangeByEditing()
        if hadSelection { selectionDidChange() }
    }

    // MARK: Where the text is

    final var textLines: (lines: TextLines, origin: CGPoint) {
        let origin = CGPoint(x: look.inset.left + padding, y: look.inset.top)
        return (lines(in: bounds.width), origin)
    }

    private func lines(in width: CGFloat) -> TextLines {
        let (inset, size) = (look.inset, look.font?.pointSize ?? 12)
        let room = width - inset.left - inset.right - 2 * padding
        return TextLines(edited.string, fontSize: size, widest: room > 0 ? room : .infinity)
    }

    final func contentSize(width: CGFloat) -> CGSize {
        let (size, inset) = (lines(in: width).size, look.inset)
        return CGSize(
            width: size.width + inset.left + inset.right + 2 * padding,
            height: size.height + inset.top + inset.bottom)
    }

    final func measureContent() {
        let size = CGSize(width: bounds.width, height: contentSize(width: bounds.width).height)
        if size != contentSize { contentSize = size }
    }

    final func reveal(_ range: NSRange) {
        let rect = caret(at: TextOffset(edited.clamped(range).upperBound))
        scrollRectToVisible(rect, animated: false)
    }

    // MARK: Messages

    final func sendTyped(_ selector: MessageSelector, _ arguments: [Any?], body: () -> Void) {
        world.sendQuestion(
            selector, to: self, arguments: { arguments }, argument: { .none }, fallback: (),
            answer: { _ in .none }, body: body)
    }

    private func post(_ name: Notification.Name) {
        world.notificationCenter.post(name: name, object: self)
    }

    private func ask(_ selector: MessageSelector, _ question: (any UITextViewDelegate) -> Bool) -> Bool {
        world.askDelegate(delegateObject, selector, [self], fallback: true) {
            ($0 as? any UITextViewDelegate).map(question)
        }
    }

    private func tell(_ selector: MessageSelector, _ news: (any UITextViewDelegate) -> Void) {
        world.askDelegate(delegateObject, selector, [self], fallback: ()) {
            ($0 as? any UITextViewDelegate).map(news)
        }
    }
}
