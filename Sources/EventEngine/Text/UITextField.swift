import Foundation

/// A line of text that can be edited: a tap makes it first responder, and the keyboard comes (P-18).
///
/// As in UIKit the tap is recognized by a recognizer of the field itself, so that it wins against those of
/// the views that the field is in (P-29), and the field's own touch is cancelled: no `touchUpInside` comes.
/// A tap leaves the caret where it is. What subclasses may override has to be in the class itself.
open class UITextField: UIControl, UITextInput {
    /// How the edge is drawn.
    public enum BorderStyle: Int, CaseIterable, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When a view beside the text is there.
    public enum ViewMode: Int, CaseIterable, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, CaseIterable, Sendable {
        case committed, cancelled
    }

    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// The recognizer that makes the field first responder, under the name that it has in UIKit.
    final class UITextTapRecognizer: UITapGestureRecognizer {
        /// A touch of a view beside the text does not begin editing (P-46).
        override func refusal(of touch: UITouch) -> GestureCause? {
            guard let field = view as? UITextField, let hit = touch.view else { return nil }
            for (side, name) in [(field.leftView, "leftView"), (field.rightView, "rightView")] {
                if let side, hit.isDescendant(of: side) { return GestureCause(RuleID("P", 46), "on \(name)") }
            }
            return nil
        }

        override func defaultAction(in state: State) {
            if state == .ended { (view as? any TextEditing)?.wasTapped(at: location(in: view)) }
        }
    }

    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject?
    final var edited = EditedText()
    final var field = FieldState()
    private static var usualFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }
    final var look = TextLook(font: UITextField.usualFont)
    private final lazy var tapRecognizer = UITextTapRecognizer(
        target: self, action: Selector(MessageSelector.becomeFirstResponder.objectiveC))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        attach(tapRecognizer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        attach(tapRecognizer)
    }

    // MARK: Text

    /// Never nil when read. Setting it asks and tells nobody (P-22).
    open var text: String? {
        get { read(.text, edited.string) }
        set { write(.setText, newValue) { setText(newValue ?? "") } }
    }
    /// The same with attributes, which are kept until the text changes, and change no size. Setting it does
    /// not call the setter of `text` (our decision).
    open var attributedText: NSAttributedString? {
        get { read(.attributedText, look.attributes.text(edited.string)) }
        set {
            write(.setAttributedText, newValue) {
                look.attributes.keep(newValue)
                setText(newValue?.string ?? "")
            }
        }
    }
    open var placeholder: String? {
        get { read(.placeholder, look.placeholder) }
        set { write(.setPlaceholder, newValue) { look.placeholder = newValue } }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { read(.attributedPlaceholder, look.placeholderAttributes.text(look.placeholder)) }
        set {
            write(.setAttributedPlaceholder, newValue) {
                look.placeholderAttributes.keep(newValue)
                look.placeholder = newValue?.string
            }
        }
    }
    /// Nil brings the usual one back.
    open var font: UIFont? {
        get { read(.font, look.font) }
        set { write(.setFont, newValue) { look.font = newValue ?? Self.usualFont } }
    }
    open var textColor: UIColor? {
        get { read(.textColor, look.color) }
        set { write(.setTextColor, newValue) { look.color = newValue } }
    }
    open var textAlignment: NSTextAlignment {
        get { read(.textAlignment, look.alignment) }
        set { write(.setTextAlignment, newValue) { look.alignment = newValue } }
    }
    open var borderStyle: BorderStyle {
        get { read(.borderStyle, look.border) }
        set { write(.setBorderStyle, newValue) { look.border = newValue } }
    }
    /// How the text and the background look: kept, and without effect on touches.
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumFontSize: CGFloat = 0
    open var allowsEditingTextAttributes = false
    /// How all text looks. Setting it sets font and color where it has them; it changes no size, since one
    /// metric measures all text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
            if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
        }
    }
    /// Kept: how typed text looks.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var background: UIImage?
    open var disabledBackground: UIImage?
    /// Whether the text is emptied when editing begins, if the delegate does not refuse (P-26).
    open var clearsOnBeginEditing = false
    /// Whether the first thing that is inserted replaces the text.
    open var clearsOnInsertion = false
    open var delegate: (any UITextFieldDelegate)? {
        get { delegateObject as? any UITextFieldDelegate }
        set { delegateObject = newValue }
    }

    /// Whether the field is first responder.
    open var isEditing: Bool { holdsFirstResponder }
    open var hasText: Bool { edited.length > 0 }

    /// What a key does once the delegate has allowed it: adds its text; `"\n"`, the return key, asks the
    /// delegate and tells the targets of `editingDidEndOnExit`, for whom the field resigns (P-21, P-23).
    open func insertText(_ text: String) { sendTyped(.insertText, [text]) { insertTyped(text) } }

    /// What the delete key does once the delegate has allowed it (P-22).
    open func deleteBackward() { sendTyped(.deleteBackward, []) { removeBeforeCaret() } }

    // MARK: Views beside the text

    /// When the button is there that empties the text; without text it never is.
    open var clearButtonMode: ViewMode {
        get { field.clearButtonMode }
        set { changeSides { $0.clearButtonMode = newValue } }
    }
    open var leftView: UIView? {
        get { field.leftView }
        set { changeSides { $0.leftView = newValue } }
    }
    open var leftViewMode: ViewMode {
        get { field.leftViewMode }
        set { changeSides { $0.leftViewMode = newValue } }
    }
    open var rightView: UIView? {
        get { field.rightView }
        set { changeSides { $0.rightView = newValue } }
    }
    open var rightViewMode: ViewMode {
        get { field.rightViewMode }
        set { changeSides { $0.rightViewMode = newValue } }
    }

    open func borderRect(forBounds bounds: CGRect) -> CGRect { rect(.borderRect, bounds) { bounds } }
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        rect(.textRect, bounds) { defaultTextRect(bounds) }
    }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        rect(.placeholderRect, bounds) { textRect(forBounds: bounds) }
    }
    open func editingRect(forBounds bounds: CGRect) -> CGRect {
        rect(.editingRect, bounds) { defaultTextRect(bounds) }
    }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        rect(.clearButtonRect, bounds) { defaultClearButtonRect(bounds) }
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        rect(.leftViewRect, bounds) { defaultSideRect(field.leftView, true, bounds) }
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        rect(.rightViewRect, bounds) { defaultSideRect(field.rightView, false, bounds) }
    }

    /// Draw the texts in their rectangles. Nothing is drawn here, so nobody but a scenario calls them.
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}

    // MARK: What it types with (P-11)

    open override var inputView: UIView? {
        get { world.ask(.inputView, of: self) { field.inputView } }
        set { field.inputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { world.ask(.inputAccessoryView, of: self) { field.inputAccessoryView } }
        set { field.inputAccessoryView = newValue }
    }

    // MARK: Places in the text

    open func text(in range: UITextRange) -> String? { edited.text(in: span(range)) }
    open func replace(_ range: UITextRange, withText text: String) { replaceByUser(span(range), with: text) }
    open var selectedTextRange: UITextRange? {
        get { TextSpan(edited.selection) }
        set { if let newValue { selectByCode(span(newValue)) } }
    }
    open var markedTextRange: UITextRange? { nil }
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(edited.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        textSpan(fromPosition, toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        moved(position, by: offset)
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        order(position, other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        place(toPosition) - place(from)
    }
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearest: point) }

    // MARK: Traits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.traits.capitalization }
        set { field.traits.capitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.traits.correction }
        set { field.traits.correction = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.traits.spelling }
        set { field.traits.spelling = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { field.traits.keyboard }
        set { field.traits.keyboard = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.traits.appearance }
        set { field.traits.appearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { field.traits.returnKey }
        set { field.traits.returnKey = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { field.traits.enablesReturnKey }
        set { field.traits.enablesReturnKey = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { read(.isSecureTextEntry, field.traits.isSecure) }
        set { write(.setIsSecureTextEntry, newValue) { field.traits.isSecure = newValue } }
    }
    open var textContentType: UITextContentType! {
        get { field.traits.content }
        set { field.traits.content = newValue }
    }

    // MARK: What fields of the engine's own have to say, before the delegate

    /// Whether a step of editing may be taken.
    func mayDo(_ selector: MessageSelector) -> Bool { true }
    /// Whether a key may replace a part of the text.
    func mayChange(_ range: NSRange, to text: String) -> Bool { true }
    /// Editing began or ended, or changed the text.
    func happened(_ selector: MessageSelector) {}

    // MARK: What the engine's class does

    /// Asking whether it may become first responder asks the delegate (P-04).
    override var defaultCanBecomeFirstResponder: Bool { isEnabled && mayBeginEditing() }
    override func defaultBecomeFirstResponder() -> Bool { beginEditing() }
    override func defaultResignFirstResponder() -> Bool { endEditing() }
    override func editingWasCut() { finishEditing() }
    override var defaultUndoManager: UndoManager? { field.undoManager(in: world) }
    override func implements(_ edit: EditAction) -> Bool { edit.isOfTexts }
    override func perform(_ edit: EditAction) { carryOut(edit) }
    override func mayPerform(_ edit: EditAction) -> Bool? { edit.isOfTexts ? can(edit) : nil }
    override func stateDidChange() { tapRecognizer.isEnabled = isEnabled }
    override func defaultLayoutSubviews() { placeSides() }

    override func defaultSize(fitting size: CGSize) -> CGSize { defaultIntrinsicContentSize }

    override var defaultIntrinsicContentSize: CGSize {
        let shown = edited.string.isEmpty ? look.placeholder ?? "" : edited.string
        let line = TextSize(text: shown, fontSize: fontSize, lines: 1, widest: .infinity).size
        let margin = look.border == .none ? .zero : ControlConstants.textFieldMargin
        let height = max(line.height, (fontSize * EngineConstants.lineHeight).rounded(.up))
        return CGSize(width: line.width + 2 * margin.width, height: height + 2 * margin.height)
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [
            ("delegate", delegateObject), ("tapRecognizer", tapRecognizer), ("leftView", field.leftView),
            ("rightView", field.rightView), ("clearButton", field.clearButton),
        ]
    }
}
