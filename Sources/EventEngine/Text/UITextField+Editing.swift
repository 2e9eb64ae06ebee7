import Foundation

/// From one editing to the next: the delegate is asked, then told, then the targets are (P-18 to P-26).
extension UITextField: TextEditing {
    final func mayBeginEditing() -> Bool {
        holdsFirstResponder || ask(.textFieldShouldBeginEditing) { $0.textFieldShouldBeginEditing(self) }
    }

    final func beginEditing() -> Bool {
        if holdsFirstResponder { return true }
        guard takeFirstResponder() else { return false }
        if clearsOnBeginEditing, hasText, ask(.textFieldShouldClear, { $0.textFieldShouldClear(self) }) {
            setText("")
        }
        edited.select(NSRange(location: edited.length, length: 0))
        sidesDidChange()
        happened(.textFieldDidBeginEditing)
        tell(.textFieldDidBeginEditing) { $0.textFieldDidBeginEditing(self) }
        send(.editingDidBegin, nil)
        post(Self.textDidBeginEditingNotification)
        firstResponderIsSettled()
        showInScrollView()
        return true
    }

    /// The nearest scroll view around scrolls so that the field can be seen (P-47).
    private func showInScrollView() {
        guard holdsFirstResponder, !world.isHalted else { return }
        for case let scroll as UIScrollView in ancestors {
            return scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: true)
        }
    }

    final func endEditing() -> Bool {
        guard holdsFirstResponder else { return giveFirstResponderUp() }
        let manner = takeResignation()
        if manner != .forced {
            let mayEnd = ask(.textFieldShouldEndEditing) { $0.textFieldShouldEndEditing(self) }
            if !mayEnd, manner != .overruled { return false }
        }
        guard holdsFirstResponder else { return true }
        guard giveFirstResponderUp(manner) else { return false }
        finishEditing()
        if manner != .switching { firstResponderIsSettled() }
        return true
    }

    /// What follows the loss of first responder (P-25).
    final func finishEditing() {
        sidesDidChange()
        happened(.textFieldDidEndEditing)
        if !tellEndWithReason() { tell(.textFieldDidEndEditing) { $0.textFieldDidEndEditing(self) } }
        send(.editingDidEnd, nil)
        post(Self.textDidEndEditingNotification)
        field.storedUndoManager?.removeAllActions()
    }

    /// The method with a reason replaces the older one: false where the delegate has none.
    private func tellEndWithReason() -> Bool {
        if world.implements(delegateObject, .textFieldDidEndEditingReason) == false { return false }
        field.hearsReason = true
        world.askDelegate(
            delegateObject, .textFieldDidEndEditingReason, [self, DidEndEditingReason.committed],
            fallback: ()
        ) {
            guard let delegate = $0 as? any UITextFieldDelegate else {
                // An object of a scenario's class that implements the older method at most.
                field.hearsReason = false
                return nil
            }
            delegate.textFieldDidEndEditing(self, reason: .committed)
            return ()
        }
        return field.hearsReason
    }

    // MARK: Keys

    final func insertTyped(_ text: String) {
        if text == "\n" { return pressReturn() }
        let range = clearsOnInsertion ? NSRange(location: 0, length: edited.length) : edited.selection
        clearsOnInsertion = false
        replaceByUser(range, with: text)
    }

    /// A field takes the return key for a question of its own.
    final func typeKey(_ text: String) {
        if text == "\n" || mayReplace(edited.selection, with: text) { insertText(text) }
    }

    private func pressReturn() {
        let mayReturn = ask(.textFieldShouldReturn) { $0.textFieldShouldReturn(self) }
        guard mayReturn, !world.isHalted else { return }
        // The delegate may have sent the user to another field: that one is meant then (P-24).
        let field = windowReference?.firstResponder as? UITextField ?? self
        let endsOnExit = field.allControlEvents.contains(.editingDidEndOnExit)
        field.send(.editingDidEndOnExit, nil)
        field.send(.primaryActionTriggered, nil)
        if endsOnExit, field.holdsFirstResponder { field.resignFirstResponder() }
    }

    final func clearByUser() {
        guard ask(.textFieldShouldClear, { $0.textFieldShouldClear(self) }), !world.isHalted else { return }
        replaceByUser(NSRange(location: 0, length: edited.length), with: "")
    }

    final func mayReplace(_ range: NSRange, with text: String) -> Bool {
        guard mayChange(range, to: text), !world.isHalted else { return false }
        return world.askDelegate(
            delegateObject, .textFieldShouldChangeCharacters, [self, range, text], fallback: true
        ) {
            ($0 as? any UITextFieldDelegate)?
                .textField(self, shouldChangeCharactersIn: range, replacementString: text)
        }
    }

    final func selectionDidChange() {
        tell(.textFieldDidChangeSelection) { $0.textFieldDidChangeSelection(self) }
    }

    final func textDidChange() {
        happened(.insertText)
        send(.editingChanged, nil)
        post(Self.textDidChangeNotification)
    }

    final func contentDidChangeByEditing() {
        sidesDidChange()
        invalidateIntrinsicContentSize()
    }

    final func setText(_ text: String) {
        world.work.draw(bytes: text.utf8.count)
        world.work.draw(kept: text.utf8.count)
        edited.set(text)
        sidesDidChange()
    }

    final var textLines: (lines: TextLines, origin: CGPoint) {
        let lines = TextLines(edited.string, fontSize: fontSize, widest: .infinity)
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        return (lines, CGPoint(x: rect.minX, y: rect.midY - lines.height / 2))
    }

    final var fontSize: CGFloat { font?.pointSize ?? UIFont.labelFontSize }

    /// Sends a message that leaves a line only where the author overrides the method.
    final func sendTyped(_ selector: MessageSelector, _ arguments: [Any?], body: () -> Void) {
        world.sendQuestion(
            selector, to: self, arguments: { arguments }, argument: { .none }, fallback: (),
            answer: { _ in .none }, body: body)
    }

    private func post(_ name: Notification.Name) {
        world.notificationCenter.post(name: name, object: self)
    }

    private func ask(
        _ selector: MessageSelector, _ question: (any UITextFieldDelegate) -> Bool
    ) -> Bool {
        guard mayDo(selector), !world.isHalted else { return false }
        return world.askDelegate(delegateObject, selector, [self], fallback: true) {
            ($0 as? any UITextFieldDelegate).map(question)
        }
    }

    private func tell(_ selector: MessageSelector, _ news: (any UITextFieldDelegate) -> Void) {
        world.askDelegate(delegateObject, selector, [self], fallback: ()) {
            ($0 as? any UITextFieldDelegate).map(news)
        }
    }
}
