/// From one editing to the next: the delegate is asked, then told, then the targets are (C-19).
extension UITextField {
    final func beginEditing() -> Bool {
        if holdsFirstResponder { return true }
        guard canBecomeFirstResponder else {
            world.noteRule(RuleID("C", 18), for: .becomeFirstResponder, to: self)
            return false
        }
        let mayBegin = ask(.textFieldShouldBeginEditing) { $0.textFieldShouldBeginEditing(self) }
        guard mayBegin, takeFirstResponder() else { return false }
        if clearsOnBeginEditing { empty() }
        tell(.textFieldDidBeginEditing) { $0.textFieldDidBeginEditing(self) }
        send(.editingDidBegin, nil)
        return true
    }

    final func endEditing() -> Bool {
        guard holdsFirstResponder else { return giveFirstResponderUp() }
        let mayEnd = ask(.textFieldShouldEndEditing) { $0.textFieldShouldEndEditing(self) }
        guard mayEnd, giveFirstResponderUp() else { return false }
        tell(.textFieldDidEndEditing) { $0.textFieldDidEndEditing(self) }
        send(.editingDidEnd, nil)
        return true
    }

    final func pressReturn() {
        let mayReturn = ask(.textFieldShouldReturn) { $0.textFieldShouldReturn(self) }
        guard mayReturn, !world.isHalted else { return }
        let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
        send(.editingDidEndOnExit, nil)
        send(.primaryActionTriggered, nil)
        if endsOnExit, holdsFirstResponder { resignFirstResponder() }
    }

    private func ask(
        _ selector: MessageSelector, _ question: (any UITextFieldDelegate) -> Bool
    ) -> Bool {
        world.askDelegate(delegateObject, selector, [self], fallback: true) {
            ($0 as? any UITextFieldDelegate).map(question)
        }
    }

    private func tell(_ selector: MessageSelector, _ news: (any UITextFieldDelegate) -> Void) {
        world.askDelegate(delegateObject, selector, [self], fallback: ()) {
            ($0 as? any UITextFieldDelegate).map(news)
        }
    }
}
