import EventEngine
import Foundation

extension NativeCatalogue {
    /// UITextViewDelegate.
    func addUITextViewDelegate() {
        addProtocol(
            (any UITextViewDelegate).self, named: "UITextViewDelegate",
            "Is asked by a text view, and hears of it, and of its scrolling.", textViewDelegateRows)
        record((any UITextViewDelegate).self).protocols = [NativeTypeID((any UIScrollViewDelegate).self)]
    }

    private func textViewDelegateRows(_ t: OptionalMethodTable) {
        t.means("Whether it may be edited.")
        t.question("textViewShouldBeginEditing(_:)", .textViewShouldBeginEditing) { (_: UITextView) in true }
        t.means("It is edited.")
        t.news("textViewDidBeginEditing(_:)", .textViewDidBeginEditing) { (_: UITextView) in }
        t.means("Whether it may stop being edited.")
        t.question("textViewShouldEndEditing(_:)", .textViewShouldEndEditing) { (_: UITextView) in true }
        t.means("It is not edited any more.")
        t.news("textViewDidEndEditing(_:)", .textViewDidEndEditing) { (_: UITextView) in }
        t.means("Whether a key, also return, may replace a part of the text (P-28).")
        t.question("textView(_:shouldChangeTextIn:replacementText:)", .textViewShouldChangeText) {
            (_: UITextView, _: NSRange, _: String) in true
        }
        t.means("The menu of the selected part; nil for the suggested elements (P-35).")
        t.question("textView(_:editMenuForTextIn:suggestedActions:)", .textViewEditMenu) {
            (_: UITextView, _: NSRange, _: [UIMenuElement]) -> UIMenu? in nil
        }
        t.means("That menu comes, or goes.")
        t.news("textView(_:willPresentEditMenuWith:)", .textViewWillPresentMenu) {
            (_: UITextView, _: EditMenuAnimating) in
        }
        t.news("textView(_:willDismissEditMenuWith:)", .textViewWillDismissMenu) {
            (_: UITextView, _: EditMenuAnimating) in
        }
        t.means("The user has changed the text.")
        t.news("textViewDidChange(_:)", .textViewDidChange) { (_: UITextView) in }
        t.means("Another part is selected, or the caret is elsewhere.")
        t.news("textViewDidChangeSelection(_:)", .textViewDidChangeSelection) { (_: UITextView) in }
    }
}
