import Foundation

/// The edit menu of a text that is edited: a tap on the caret, or on what is selected, shows it, with what
/// the text, or an object above it, takes (P-31, P-33). That taps elsewhere show none is our decision.
extension TextEditing {
    /// The user tapped the text.
    func wasTapped(at point: CGPoint) {
        guard holdsFirstResponder, let window = windowReference, !world.isHalted else { return }
        let (selection, place) = (edited.selection, place(position(nearest: point)))
        guard (selection.location...selection.location + selection.length).contains(place) else { return }
        let suggested = world.suggestedEditElements(in: window, from: self)
        let menu = editMenu(selection, suggested) ?? UIMenu(children: suggested)
        guard menu.isShown, !world.isHalted else { return }
        let (first, last) = (caret(at: TextOffset(selection.location)), caret(at: TextOffset(place)))
        let rect = convert(first.union(last).overlap(with: bounds), to: nil)
        let manner = OpenMenu.Manner(isEditMenu: true, sender: world.menuController) { [weak self] in
            self?.tellOfMenu(comes: false)
        }
        let anchor = rect.isNull ? convert(bounds, to: nil) : rect
        if world.open(menu, at: anchor, in: window, from: self, manner) { tellOfMenu(comes: true) }
    }

    /// The delegate hears that the menu comes, or goes.
    private func tellOfMenu(comes: Bool) {
        let animator = MenuAnimator()
        if let field = self as? UITextField {
            world.askDelegate(
                field.delegateObject, comes ? .textFieldWillPresentMenu : .textFieldWillDismissMenu,
                [field, animator], fallback: ()
            ) {
                guard let delegate = $0 as? any UITextFieldDelegate else { return nil }
                if comes { return delegate.textField(field, willPresentEditMenuWith: animator) }
                delegate.textField(field, willDismissEditMenuWith: animator)
            }
        } else if let text = self as? UITextView {
            world.askDelegate(
                text.delegateObject, comes ? .textViewWillPresentMenu : .textViewWillDismissMenu,
                [text, animator], fallback: ()
            ) {
                guard let delegate = $0 as? any UITextViewDelegate else { return nil }
                if comes { return delegate.textView(text, willPresentEditMenuWith: animator) }
                delegate.textView(text, willDismissEditMenuWith: animator)
            }
        }
        animator.end()
    }

    /// What the delegate makes of the menu; nil for the suggested elements.
    private func editMenu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
        if let field = self as? UITextField {
            return world.askDelegate(
                field.delegateObject, .textFieldEditMenu, [field, range, suggested], fallback: nil
            ) {
                ($0 as? any UITextFieldDelegate)?
                    .textField(field, editMenuForCharactersIn: range, suggestedActions: suggested)
            }
        }
        guard let text = self as? UITextView else { return nil }
        return world.askDelegate(
            text.delegateObject, .textViewEditMenu, [text, range, suggested], fallback: nil
        ) {
            ($0 as? any UITextViewDelegate)?
                .textView(text, editMenuForTextIn: range, suggestedActions: suggested)
        }
    }
}
