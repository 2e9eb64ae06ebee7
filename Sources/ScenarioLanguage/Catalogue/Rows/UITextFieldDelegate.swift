import EventEngine
import Foundation

/// The delegate of a text field as it travels between the engine and a scenario.
struct TextFieldDelegate: Bridged {
    let object: AnyObject

    static var staticType: StaticType { .native((any UITextFieldDelegate).self) }

    static func from(_ value: Value) -> TextFieldDelegate? {
        if case .object(let object) = value { TextFieldDelegate(object: object) } else { nil }
    }

    var bridged: Value { .object(object) }
}

extension NativeCatalogue {
    /// UITextFieldDelegate.
    func addUITextFieldDelegate() {
        addProtocol(
            (any UITextFieldDelegate).self, named: "UITextFieldDelegate",
            "Is asked by a text field, and hears of it.", textFieldDelegateRows)
    }

    private func textFieldDelegateRows(_ t: OptionalMethodTable) {
        t.means("Whether it may be edited.")
        t.question("textFieldShouldBeginEditing(_:)", .textFieldShouldBeginEditing) { (_: UITextField) in
            true
        }
        t.means("It is edited.")
        t.news("textFieldDidBeginEditing(_:)", .textFieldDidBeginEditing) { (_: UITextField) in }
        t.means("Whether it may stop being edited.")
        t.question("textFieldShouldEndEditing(_:)", .textFieldShouldEndEditing) { (_: UITextField) in true }
        t.means("It is not edited any more.")
        t.news("textFieldDidEndEditing(_:)", .textFieldDidEndEditing) { (_: UITextField) in }
        t.means("Whether the return key may do what it does.")
        t.question("textFieldShouldReturn(_:)", .textFieldShouldReturn) { (_: UITextField) in true }
        t.means("The same, with the reason; a class that has it does not hear the other one (P-25).")
        t.news("textFieldDidEndEditing(_:reason:)", .textFieldDidEndEditingReason) {
            (_: UITextField, _: UITextField.DidEndEditingReason) in
        }
        t.means("Whether a key may replace a part of the text; the delete key replaces by nothing (P-21).")
        t.question(
            "textField(_:shouldChangeCharactersIn:replacementString:)", .textFieldShouldChangeCharacters
        ) { (_: UITextField, _: NSRange, _: String) in true }
        t.means("Another part is selected, or the caret is elsewhere.")
        t.news("textFieldDidChangeSelection(_:)", .textFieldDidChangeSelection) { (_: UITextField) in }
        t.means("The menu of the selected part; nil for the suggested elements (P-35).")
        t.question("textField(_:editMenuForCharactersIn:suggestedActions:)", .textFieldEditMenu) {
            (_: UITextField, _: NSRange, _: [UIMenuElement]) -> UIMenu? in nil
        }
        t.means("That menu comes, or goes.")
        t.news("textField(_:willPresentEditMenuWith:)", .textFieldWillPresentMenu) {
            (_: UITextField, _: EditMenuAnimating) in
        }
        t.news("textField(_:willDismissEditMenuWith:)", .textFieldWillDismissMenu) {
            (_: UITextField, _: EditMenuAnimating) in
        }
        t.means("Whether the text may be emptied (P-26).")
        t.question("textFieldShouldClear(_:)", .textFieldShouldClear) { (_: UITextField) in true }
    }
}
