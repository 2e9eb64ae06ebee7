import Foundation

/// Has a say in the editing of a text view, and hears of it (P-27, P-28). All methods are optional.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a key, also return, may replace a part of the text.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    /// The menu of the selected part; nil for the suggested elements, one without elements for none.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The menu comes.
    func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The menu goes.
    func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

// A method that a class does not implement answers with the default, and says that nobody was asked.
extension UITextViewDelegate {
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        textView.world.answeredByDefault(())
    }

    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        textView.world.answeredByDefault(())
    }

    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        textView.world.answeredByDefault(nil)
    }

    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        textView.world.answeredByDefault(true)
    }

    public func textViewDidBeginEditing(_ textView: UITextView) { textView.world.answeredByDefault(()) }

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        textView.world.answeredByDefault(true)
    }

    public func textViewDidEndEditing(_ textView: UITextView) { textView.world.answeredByDefault(()) }

    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        textView.world.answeredByDefault(true)
    }

    public func textViewDidChange(_ textView: UITextView) { textView.world.answeredByDefault(()) }

    public func textViewDidChangeSelection(_ textView: UITextView) {
        textView.world.answeredByDefault(())
    }
}
