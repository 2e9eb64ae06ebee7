import EventEngine
import Foundation

extension NativeCatalogue {
    /// Places in a text, and what takes keys.
    func addUITextInput() {
        addClass(
            UITextPosition.self, named: "UITextPosition", superclass: NSObject.self,
            "A place between two characters. Only the text that gave it out knows where it is.")
        addClass(
            UITextRange.self, named: "UITextRange", superclass: NSObject.self,
            "A part of a text, between two places."
        ) { t in
            t.means("Where it begins and ends.")
            t.getter("start", \.start)
            t.getter("end", \.end)
            t.means("Whether it has no characters: a caret.")
            t.getter("isEmpty", \.isEmpty)
        }
        addProtocol(
            (any UIKeyInput).self, named: "UIKeyInput",
            "Takes keys: a responder whose class conforms to it, and that can become first responder, gets "
                + "the keyboard (P-13). A class also needs `var hasText: Bool`."
        ) { t in
            t.means("Adds what was typed; `\"\\n\"` is the return key.")
            t.requiredNews("insertText(_:)", .insertText) { (_: String) in }
            t.means("Takes away what is selected, or the character before the caret.")
            t.requiredNews("deleteBackward()", .deleteBackward) { () in }
        }
    }

    /// The rows of texts: places and selection, alike for fields and views.
    func textPlaceRows<Text: UIView & UITextInput>(_ t: MemberTable<Text>) {
        t.means("What is selected: an empty range is the caret.")
        t.property("selectedTextRange", \.selectedTextRange)
        t.means("What an input method still composes: nothing here.")
        t.getter("markedTextRange", \.markedTextRange)
        t.means("The ends of the text.")
        t.getter("beginningOfDocument", \.beginningOfDocument)
        t.getter("endOfDocument", \.endOfDocument)
        t.means("A place some UTF-16 units further on; nil beyond the ends.")
        t.method("position(from:offset:)") { (text: Text, place: UITextPosition, offset: Int) in
            text.position(from: place, offset: offset)
        }
        t.means("How far it is from one place to another, in UTF-16 units.")
        t.method("offset(from:to:)") { (text: Text, from: UITextPosition, to: UITextPosition) in
            text.offset(from: from, to: to)
        }
        t.means("Which of two places comes first.")
        t.method("compare(_:to:)") { (text: Text, place: UITextPosition, other: UITextPosition) in
            text.compare(place, to: other)
        }
        t.means("The part between two places.")
        t.method("textRange(from:to:)") { (text: Text, from: UITextPosition, to: UITextPosition) in
            text.textRange(from: from, to: to)
        }
        t.means("The characters of a part.")
        t.method("text(in:)") { (text: Text, range: UITextRange) in text.text(in: range) }
        t.means("Puts other characters in the place of a part, as the user does: the delegate is told.")
        t.method("replace(_:withText:)") { (text: Text, range: UITextRange, other: String) in
            text.replace(range, withText: other)
        }
        t.means("Where the caret would be, by the engine's one metric for text.")
        t.method("caretRect(for:)") { (text: Text, place: UITextPosition) in text.caretRect(for: place) }
        t.means("The place nearest to a point.")
        t.method("closestPosition(to:)") { (text: Text, point: CGPoint) in text.closestPosition(to: point) }
        t.kept("caretRect(for:)", "closestPosition(to:)")
    }

    /// The rows of texts: typing, alike for fields and views.
    func keyInputRows<Text: UIView & UITextInput>(_ t: MemberTable<Text>) {
        t.type.protocols.append(NativeTypeID((any UIKeyInput).self))
        t.means("Whether there is any text.")
        t.getter("hasText", \.hasText)
        t.means("Adds a text, as a key does once the delegate has allowed it.")
        t.method("insertText(_:)", override: .insertText) { (text: Text, keys: String) in
            text.insertText(keys)
        }
        t.means("Takes away what is selected, or the character before the caret.")
        t.method("deleteBackward()", override: .deleteBackward) { (text: Text) in text.deleteBackward() }
    }
}
