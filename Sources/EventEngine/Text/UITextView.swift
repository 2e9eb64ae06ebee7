import Foundation

/// Several lines of text that can be edited, in a scroll view. It is not a control: it sends no control
/// events, and the return key is a character like others (P-27).
///
/// Lines are broken by the engine's one metric for text. A tap makes it first responder and leaves the caret
/// where it is. What subclasses may override has to be in the class itself.
open class UITextView: UIScrollView, UITextInput {
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    final var edited = EditedText()
    final var note = TextViewState()
    final var look = TextLook(font: .systemFont(ofSize: 12))
    private final lazy var tapRecognizer = UITextField.UITextTapRecognizer(
        target: self, action: Selector(MessageSelector.becomeFirstResponder.objectiveC))

    /// What the text is laid out in.
    public final let textContainer: NSTextContainer

    /// Makes a view with a room of its own for text, or with one that is given.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        self.textContainer.owner = self
        attach(tapRecognizer)
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        textContainer.owner = self
        attach(tapRecognizer)
    }

    // MARK: Text

    /// Never nil when read. Setting it asks nobody, and the delegate does not hear that it changed (P-28).
    open var text: String! {
        get { read(.text, edited.string) }
        set { write(.setText, newValue) { setText(newValue ?? "") } }
    }
    /// The same with attributes, which are kept until the text changes, and change no size. Setting it does
    /// not call the setter of `text` (our decision).
    open var attributedText: NSAttributedString! {
        get { read(.attributedText, look.attributes.text(edited.string)) }
        set {
            write(.setAttributedText, newValue) {
                look.attributes.keep(newValue)
                setText(newValue?.string ?? "")
            }
        }
    }
    open var font: UIFont? {
        get { read(.font, look.font) }
        set {
            write(.setFont, newValue) {
                look.font = newValue
                contentDidChangeByEditing()
            }
        }
    }
    open var textColor: UIColor? {
        get { read(.textColor, look.color) }
        set { write(.setTextColor, newValue) { look.color = newValue } }
    }
    open var textAlignment: NSTextAlignment {
        get { read(.textAlignment, look.alignment) }
        set { write(.setTextAlignment, newValue) { look.alignment = newValue } }
    }
    /// The space around the text, in points.
    open var textContainerInset: UIEdgeInsets {
        get { read(.textContainerInset, look.inset) }
        set {
            write(.setTextContainerInset, newValue) {
                look.inset = newValue
                contentDidChangeByEditing()
            }
        }
    }
    /// Kept: text has its usual size here.
    open var adjustsFontForContentSizeCategory = false
    /// Kept: how links look.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// Kept: how typed text looks. It changes no size, since one metric measures all text.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var allowsEditingTextAttributes = false
    open var usesStandardTextScaling = false
    /// Whether the user may change the text.
    open var isEditable = true
    /// Whether the user may select text; a text view that is neither editable nor selectable takes no taps.
    open var isSelectable = true
    /// Whether the first thing that is inserted replaces the text.
    open var clearsOnInsertion = false
    /// What is selected, in UTF-16 units; empty for the caret.
    open var selectedRange: NSRange {
        get { edited.selection }
        set { selectByCode(newValue) }
    }
    /// Has a say in the editing, and hears of it, and of scrolling.
    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { delegateObject as? any UITextViewDelegate }
        set { delegateObject = newValue }
    }
    open var hasText: Bool { edited.length > 0 }

    /// What a key does once the delegate has allowed it (P-28).
    open func insertText(_ text: String) { sendTyped(.insertText, [text]) { insertTyped(text) } }

    /// What the delete key does once the delegate has allowed it.
    open func deleteBackward() { sendTyped(.deleteBackward, []) { removeBeforeCaret() } }

    /// Scrolls as little as possible so that a part of the text is visible.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    // MARK: What it types with (P-11)

    open override var inputView: UIView? {
        get { world.ask(.inputView, of: self) { note.inputView } }
        set { note.inputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { world.ask(.inputAccessoryView, of: self) { note.inputAccessoryView } }
        set { note.inputAccessoryView = newValue }
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
        get { note.traits.capitalization }
        set { note.traits.capitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { note.traits.correction }
        set { note.traits.correction = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { note.traits.spelling }
        set { note.traits.spelling = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { note.traits.keyboard }
        set { note.traits.keyboard = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { note.traits.appearance }
        set { note.traits.appearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { note.traits.returnKey }
        set { note.traits.returnKey = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { note.traits.enablesReturnKey }
        set { note.traits.enablesReturnKey = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { read(.isSecureTextEntry, note.traits.isSecure) }
        set { write(.setIsSecureTextEntry, newValue) { note.traits.isSecure = newValue } }
    }
    open var textContentType: UITextContentType! {
        get { note.traits.content }
        set { note.traits.content = newValue }
    }

    // MARK: What the engine's class does

    /// Asking whether it may become first responder asks the delegate (P-04).
    override var defaultCanBecomeFirstResponder: Bool { isEditable && mayBeginEditing() || isReadable }
    override func defaultBecomeFirstResponder() -> Bool { beginEditing() }
    override func defaultResignFirstResponder() -> Bool { endEditing() }
    override func editingWasCut() { finishEditing() }
    override var defaultUndoManager: UndoManager? { note.undoManager(in: world) }
    override func implements(_ edit: EditAction) -> Bool { edit.isOfTexts }
    override func perform(_ edit: EditAction) { carryOut(edit) }
    override func mayPerform(_ edit: EditAction) -> Bool? { edit.isOfTexts ? can(edit) : nil }
    override var isAccessibleByDefault: Bool { true }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        measureContent()
    }

    override func defaultSize(fitting size: CGSize) -> CGSize { contentSize(width: size.width) }
    override var defaultIntrinsicContentSize: CGSize {
        isScrollEnabled ? super.defaultIntrinsicContentSize : contentSize(width: bounds.width)
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        super.knownProperties + [("delegate", delegateObject), ("tapRecognizer", tapRecognizer)]
    }
}
