import EventEngine
import Foundation

extension NativeCatalogue {
    /// UITextView.
    func addUITextView() {
        addClass(
            UITextView.self, named: "UITextView", superclass: UIScrollView.self,
            "Several lines of text that scroll. The return key is a character like others (P-27)."
        ) { t in
            textViewRows(t)
            keyInputRows(t)
            textViewSelectionRows(t)
            textPlaceRows(t)
            textTraitRows(t)
            t.means("Names of what the notification center tells of each text view.")
            t.staticGetter("textDidBeginEditingNotification") { UITextView.textDidBeginEditingNotification }
            t.staticGetter("textDidChangeNotification") { UITextView.textDidChangeNotification }
            t.staticGetter("textDidEndEditingNotification") { UITextView.textDidEndEditingNotification }
        }
    }

    private func textViewRows(_ t: MemberTable<UITextView>) {
        let full = "init(frame:textContainer:)"
        t.convenience("init(frame:)", through: NativeDelegation(full) { $0 + [.null] }) { (frame: CGRect) in
            UITextView(frame: frame)
        }
        t.convenience("init()", through: NativeDelegation(full) { _ in [.rect(.zero), .null] }) { () in
            UITextView()
        }
        t.required("init(coder:)") { (coder: NSCoder) in UITextView(coder: coder) }
        t.means("Makes one with a room of its own for text, or with one that is given.")
        t.initializer("init(frame:textContainer:)") { (frame: CGRect, container: NSTextContainer?) in
            UITextView(frame: frame, textContainer: container)
        }
        t.means("Whether its font grows with the size of text that the reader wants; only kept here.")
        t.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
        t.means("How links look; only kept here.")
        t.accessor("typingAttributes", get: { TextAttributes(values: $0.typingAttributes) }) {
            $0.typingAttributes = $1.values
        }
        t.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
        t.property("usesStandardTextScaling", \.usesStandardTextScaling)
        t.accessor("linkTextAttributes", get: { TextAttributes(values: $0.linkTextAttributes) }) {
            $0.linkTextAttributes = $1.values
        }
        t.means("What the text is laid out in.")
        t.getter("textContainer", \.textContainer)
        t.means("What it shows, and how. Setting the text asks and tells nobody (P-28).")
        t.property("text", \.text, override: .text, isImplicitlyUnwrapped: true)
        t.property("attributedText", \.attributedText, override: .attributedText, isImplicitlyUnwrapped: true)
        t.property("font", \.font, override: .font)
        t.property("textColor", \.textColor, override: .textColor)
        t.property("textAlignment", \.textAlignment, override: .textAlignment)
        t.means("The space around the text.")
        t.property("textContainerInset", \.textContainerInset, override: .textContainerInset)
        t.means("Who is asked, and hears of it, and of scrolling.")
        t.accessor(
            "delegate", get: { $0.delegateObject.map { Conforming<any UITextViewDelegate>(object: $0) } }
        ) { text, delegate in
            text.delegateObject = delegate?.object
        }
        t.means("Whether the user may change the text, and whether the user may select parts of it.")
        t.property("isEditable", \.isEditable)
        t.property("isSelectable", \.isSelectable)
        t.means("Whether the first text that is inserted replaces all.")
        t.property("clearsOnInsertion", \.clearsOnInsertion)
        t.means("What is shown in the keyboard's place, and above it, while it is edited (P-11).")
        t.property("inputView", \.inputView)
        t.property("inputAccessoryView", \.inputAccessoryView)
    }

    private func textViewSelectionRows(_ t: MemberTable<UITextView>) {
        t.means("What is selected, in UTF-16 units; a length of 0 is the caret.")
        t.property("selectedRange", \.selectedRange)
        t.means("Scrolls until a part of the text is seen.")
        t.method("scrollRangeToVisible(_:)") { (text: UITextView, range: NSRange) in
            text.scrollRangeToVisible(range)
        }
    }

    /// NSTextContainer.
    func addNSTextContainer() {
        addClass(
            NSTextContainer.self, named: "NSTextContainer", superclass: NSObject.self,
            "The room that the text of a text view is laid out in."
        ) { t in
            t.means("Makes one of a size.")
            t.initializer("init(size:)", defaults: ["size": CGSize.zero.bridged]) { (size: CGSize) in
                NSTextContainer(size: size)
            }
            t.means("The space beside the text that stays free: 5 points at first.")
            t.property("lineFragmentPadding", \.lineFragmentPadding)
            t.means("The room inside of its text view's insets, without an end below.")
            t.property("size", \.size)
            t.means("Where lines end; they are broken between any two characters here.")
            t.property("lineBreakMode", \.lineBreakMode)
            t.absent(
                Absence.Reason("text is laid out in one rectangle here", instead: "use 'textContainerInset'"),
                "exclusionPaths", "maximumNumberOfLines", "widthTracksTextView", "heightTracksTextView",
                "layoutManager")
        }
    }
}
