// A text view takes return as a character, and tells its delegate what the user did (P-27, P-28).
class Notes: UIViewController, UITextViewDelegate {
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 120, height: 60))
    override func viewDidLoad() {
        super.viewDidLoad()
        text.delegate = self
        text.font = .systemFont(ofSize: 12)
        text.textColor = .black
        text.textAlignment = .left
        text.textContainerInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        view.addSubview(text)
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidBeginEditing(_ textView: UITextView) { print("begins") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidEndEditing(_ textView: UITextView) { print("ends", textView.text ?? "") }
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        if text == "\n" {
            textView.resignFirstResponder()
            return false
        }
        return textView.text.count + text.count - range.length <= 8
    }
    func textViewDidChange(_ textView: UITextView) { print("changed", textView.text.count) }
    func textViewDidChangeSelection(_ textView: UITextView) {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
let notes = Notes()
window.rootViewController = notes
let text = notes.text
hand.tap(text)  // prints: begins
hand.type("hi")
// prints: changed 1
// prints: changed 2
text.selectedRange = NSRange(location: 0, length: 2)
print(text.selectedRange, text.hasText)  // prints: {0, 2} true
text.selectAll(nil)
text.copy(nil)
print(UIPasteboard.general.string ?? "", UIPasteboard.general.hasStrings)  // prints: hi true
UIPasteboard.general.strings = ["you", "me"]
text.paste(nil)  // prints: changed 3
text.select(nil)
text.cut(nil)  // prints: changed 0
print(UIPasteboard.general.string ?? "", text.text == "")  // prints: you true
text.insertText("more")  // prints: changed 4
text.deleteBackward()  // prints: changed 3
text.selectedRange = NSRange(location: 0, length: 1)
text.delete(nil)  // prints: changed 2
print(text.canPerformAction(#selector(UIResponder.paste(_:)), withSender: nil))  // prints: true
print(text.canPerformAction(#selector(UIResponder.cut(_:)), withSender: nil))  // prints: false
hand.type(.return)  // prints: ends or
print(text.isFirstResponder, text.isEditable, text.isSelectable)  // prints: false true true
text.isEditable = false
text.isSelectable = false
hand.tap(text)
print(text.isFirstResponder, text.delegate === notes)  // prints: false true
text.text = "line\nline\nline\nline\nline\nline"
text.layoutIfNeeded()
text.scrollRangeToVisible(NSRange(location: 25, length: 1))
print(text.contentOffset.y > 0, text.textContainerInset.top)  // prints: true 4.0
text.clearsOnInsertion = true
text.insertText("x")  // prints: changed 1
print(text.text ?? "", text.clearsOnInsertion, text.textColor == .black, text.textAlignment == .left)
// prints: x false true true
let start = text.beginningOfDocument
print(text.offset(from: start, to: text.endOfDocument), text.markedTextRange == nil)  // prints: 1 true
if let place = text.position(from: start, offset: 1), let range = text.textRange(from: start, to: place) {
    print(text.text(in: range) ?? "", text.compare(start, to: place).rawValue)  // prints: x -1
    text.replace(range, withText: "yes")  // prints: changed 3
    text.selectedTextRange = range
    print(text.selectedTextRange == range, range.start == start, range.end == place)
    // prints: true true true
    print(text.caretRect(for: place).minX > 0, text.closestPosition(to: .zero) == start)  // prints: true true
}
let center = NotificationCenter.default
for name in [
    UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
    UITextView.textDidEndEditingNotification,
] {
    center.addObserver(forName: name, object: text, queue: nil) { print($0.name.rawValue) }
}
text.isEditable = true
text.becomeFirstResponder()
// prints: begins
// prints: UITextViewTextDidBeginEditingNotification
text.insertText("!")
// prints: changed 3
// prints: UITextViewTextDidChangeNotification
text.resignFirstResponder()
// prints: ends !es
// prints: UITextViewTextDidEndEditingNotification
let plain = UITextView()
plain.inputView = UIView()
plain.inputAccessoryView = UIView()
print(plain.inputView != nil, plain.inputAccessoryView != nil, plain.text == "", plain.font != nil)
// prints: true true true true
