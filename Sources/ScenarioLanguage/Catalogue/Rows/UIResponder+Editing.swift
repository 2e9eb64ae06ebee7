import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIResponder: edit actions, and undoing.
    func editingRows(_ t: MemberTable<UIResponder>) {
        t.means("An edit action: texts carry it out, and a class may override it to have it (P-33).")
        t.method("cut(_:)", override: .cut) { (r: UIResponder, sender: Untyped) in r.cut(sender.value) }
        t.method("copy(_:)", override: .copy) { (r: UIResponder, sender: Untyped) in r.copy(sender.value) }
        t.method("paste(_:)", override: .paste) { (r: UIResponder, sender: Untyped) in
            r.paste(sender.value)
        }
        t.method("select(_:)", override: .select) { (r: UIResponder, sender: Untyped) in
            r.select(sender.value)
        }
        t.method("selectAll(_:)", override: .selectAll) { (r: UIResponder, sender: Untyped) in
            r.selectAll(sender.value)
        }
        t.method("delete(_:)", override: .delete) { (r: UIResponder, sender: Untyped) in
            r.delete(sender.value)
        }
        lookEditingRows(t)
        t.means("The nearest one upwards in the chain: a text's own, or the window's (P-37).")
        t.getter("undoManager", \.undoManager, override: .undoManager)
    }

    /// The rows of UIResponder: edit actions that change how a text looks.
    private func lookEditingRows(_ t: MemberTable<UIResponder>) {
        t.means("An edit action that no text carries out by itself: a class overrides it to have it (P-33).")
        t.method("toggleBoldface(_:)", override: .toggleBoldface) { (r: UIResponder, sender: Untyped) in
            r.toggleBoldface(sender.value)
        }
        t.method("toggleItalics(_:)", override: .toggleItalics) { (r: UIResponder, sender: Untyped) in
            r.toggleItalics(sender.value)
        }
        t.method("toggleUnderline(_:)", override: .toggleUnderline) { (r: UIResponder, sender: Untyped) in
            r.toggleUnderline(sender.value)
        }
        t.method("increaseSize(_:)", override: .increaseSize) { (r: UIResponder, sender: Untyped) in
            r.increaseSize(sender.value)
        }
        t.method("decreaseSize(_:)", override: .decreaseSize) { (r: UIResponder, sender: Untyped) in
            r.decreaseSize(sender.value)
        }
        t.method("makeTextWritingDirectionLeftToRight(_:)", override: .makeLeftToRight) {
            (r: UIResponder, sender: Untyped) in r.makeTextWritingDirectionLeftToRight(sender.value)
        }
        t.method("makeTextWritingDirectionRightToLeft(_:)", override: .makeRightToLeft) {
            (r: UIResponder, sender: Untyped) in r.makeTextWritingDirectionRightToLeft(sender.value)
        }
    }

    /// The edit actions as a protocol.
    func addUIResponderStandardEditActions() {
        addProtocol(
            (any UIResponderStandardEditActions).self, named: "UIResponderStandardEditActions",
            "The edit actions, for '#selector': every responder conforms."
        ) { t in
            t.meansUnused("The name for '#selector'; what is sent is the responder's own method.")
            t.news("cut(_:)", .cut) { (_: Untyped) in }
            t.news("copy(_:)", .copy) { (_: Untyped) in }
            t.news("paste(_:)", .paste) { (_: Untyped) in }
            t.news("select(_:)", .select) { (_: Untyped) in }
            t.news("selectAll(_:)", .selectAll) { (_: Untyped) in }
            t.news("delete(_:)", .delete) { (_: Untyped) in }
            t.news("toggleBoldface(_:)", .toggleBoldface) { (_: Untyped) in }
            t.news("toggleItalics(_:)", .toggleItalics) { (_: Untyped) in }
            t.news("toggleUnderline(_:)", .toggleUnderline) { (_: Untyped) in }
            t.news("increaseSize(_:)", .increaseSize) { (_: Untyped) in }
            t.news("decreaseSize(_:)", .decreaseSize) { (_: Untyped) in }
            t.news("makeTextWritingDirectionLeftToRight(_:)", .makeLeftToRight) { (_: Untyped) in }
            t.news("makeTextWritingDirectionRightToLeft(_:)", .makeRightToLeft) { (_: Untyped) in }
            t.absent(
                .menus, "pasteAndMatchStyle", "pasteAndGo", "pasteAndSearch", "updateTextAttributes",
                "print", "rename", "duplicate", "move", "export", "find", "findAndReplace", "findNext",
                "findPrevious", "useSelectionForFind")
        }
        record(UIResponder.self).protocols.append(
            NativeTypeID((any UIResponderStandardEditActions).self))
    }

    /// The rows of UIResponder: what a first responder types with.
    func inputRows(_ t: MemberTable<UIResponder>) {
        t.means(
            "What is shown in the keyboard's place, and above it, while it is first responder. Override it "
                + "to show a view (P-11).")
        t.getter("inputView", \.inputView, override: .inputView)
        t.getter("inputAccessoryView", \.inputAccessoryView, override: .inputAccessoryView)
        t.means("The same with controllers, whose views are shown.")
        t.getter("inputViewController", \.inputViewController, override: .inputViewController)
        t.getter(
            "inputAccessoryViewController", \.inputAccessoryViewController,
            override: .inputAccessoryViewController)
        t.means("Looks these views up again, if it is first responder (P-12).")
        t.method("reloadInputViews()") { (r: UIResponder) in r.reloadInputViews() }
    }

    /// The rows of UIResponder: what the notification center tells of the keyboard.
    func keyboardRows(_ t: MemberTable<UIResponder>) {
        t.means("Names of what the notification center tells of the keyboard (P-15).")
        t.staticGetter("keyboardWillShowNotification") { UIResponder.keyboardWillShowNotification }
        t.staticGetter("keyboardDidShowNotification") { UIResponder.keyboardDidShowNotification }
        t.staticGetter("keyboardWillHideNotification") { UIResponder.keyboardWillHideNotification }
        t.staticGetter("keyboardDidHideNotification") { UIResponder.keyboardDidHideNotification }
        t.staticGetter("keyboardWillChangeFrameNotification") {
            UIResponder.keyboardWillChangeFrameNotification
        }
        t.staticGetter("keyboardDidChangeFrameNotification") {
            UIResponder.keyboardDidChangeFrameNotification
        }
        t.means("Where the keyboard is before and afterwards: an `NSValue`, in points of the screen.")
        t.staticGetter("keyboardFrameBeginUserInfoKey") { UIResponder.keyboardFrameBeginUserInfoKey }
        t.staticGetter("keyboardFrameEndUserInfoKey") { UIResponder.keyboardFrameEndUserInfoKey }
        t.means("How long it moves, in seconds, and how: numbers.")
        t.staticGetter("keyboardAnimationDurationUserInfoKey") {
            UIResponder.keyboardAnimationDurationUserInfoKey
        }
        t.staticGetter("keyboardAnimationCurveUserInfoKey") { UIResponder.keyboardAnimationCurveUserInfoKey }
        t.means("Whether it is this app's.")
        t.staticGetter("keyboardIsLocalUserInfoKey") { UIResponder.keyboardIsLocalUserInfoKey }
    }

    /// UIInputViewController.
    func addUIInputViewController() {
        addClass(
            UIInputViewController.self, named: "UIInputViewController", superclass: UIViewController.self,
            "A controller whose view is shown in the keyboard's place, or above it."
        ) { t in
            t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: Bundle?) in
                UIInputViewController(nibName: nil, bundle: nil)
            }
            t.convenience("init()", through: .nib) { () in UIInputViewController() }
            t.required("init(coder:)") { (coder: NSCoder) in UIInputViewController(coder: coder) }
        }
    }
}
