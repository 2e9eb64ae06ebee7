import Foundation

/// A line of text that can be edited: a tap makes it first responder. There is no keyboard; what one would
/// do, `insertText(_:)` and `deleteBackward()` do.
///
/// As in UIKit the tap is recognized by a recognizer of the field itself, so that it wins against those of
/// the views that the field is in (E-27), and the field's own touch is cancelled: no `touchUpInside` comes.
open class UITextField: UIControl {
    /// How the edge is drawn.
    public enum BorderStyle: Int, CaseIterable, Sendable {
        case none, line, bezel, roundedRect
    }

    /// The recognizer that makes the field first responder, under the name that it has in UIKit.
    final class UITextTapRecognizer: UITapGestureRecognizer {}

    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject?
    private final var storedText = ""
    private final lazy var tapRecognizer = UITextTapRecognizer(
        target: self, action: Selector(MessageSelector.becomeFirstResponder.objectiveC))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(tapRecognizer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addGestureRecognizer(tapRecognizer)
    }

    /// Never nil when read. Setting it tells nobody.
    open var text: String? {
        get { storedText }
        set { storedText = newValue ?? "" }
    }
    open var placeholder: String?
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
    open var textColor: UIColor? = .black
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    /// Whether the text is emptied when editing begins.
    open var clearsOnBeginEditing = false
    open var isSecureTextEntry = false
    open var delegate: (any UITextFieldDelegate)? {
        get { delegateObject as? any UITextFieldDelegate }
        set { delegateObject = newValue }
    }

    /// Whether the field is first responder.
    open var isEditing: Bool { holdsFirstResponder }
    open var hasText: Bool { !storedText.isEmpty }

    /// What a key does while the field is edited: adds its text; `"\n"`, the return key, asks the delegate
    /// and tells the targets of `editingDidEndOnExit`, for whom the field resigns.
    open func insertText(_ text: String) {
        if text == "\n" { return pressReturn() }
        storedText += text
        send(.editingChanged, nil)
    }

    /// What the delete key does while the field is edited.
    open func deleteBackward() {
        guard hasText else { return }
        storedText.removeLast()
        send(.editingChanged, nil)
    }

    override var defaultCanBecomeFirstResponder: Bool { isEnabled }
    override func defaultBecomeFirstResponder() -> Bool { beginEditing() }
    override func defaultResignFirstResponder() -> Bool { endEditing() }
    override func stateDidChange() { tapRecognizer.isEnabled = isEnabled }

    final func empty() { storedText = "" }

    override func defaultSize(fitting size: CGSize) -> CGSize { defaultIntrinsicContentSize }

    override var defaultIntrinsicContentSize: CGSize {
        let shown = storedText.isEmpty ? placeholder ?? "" : storedText
        let fontSize = font?.pointSize ?? UIFont.labelFontSize
        let line = TextSize(text: shown, fontSize: fontSize, lines: 1, widest: .infinity).size
        let margin = borderStyle == .none ? .zero : ControlConstants.textFieldMargin
        let height = max(line.height, (fontSize * EngineConstants.lineHeight).rounded(.up))
        return CGSize(width: line.width + 2 * margin.width, height: height + 2 * margin.height)
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [("delegate", delegateObject), ("tapRecognizer", tapRecognizer)]
    }
}
