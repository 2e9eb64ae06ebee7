import Foundation

/// A field for what is searched, with a button to give up.
///
/// The bar's delegate hears what the field does, in place of the field's own: as published logs show, whether
/// editing may begin, that it began, then for each key whether it may, and the new text. The return key and
/// the button only tell; what follows is up to the author. The engine decides what Apple leaves open: the
/// field is 36 points high and is 8 points from the sides, the button is 70 points wide, scopes have a
/// line of 44 points below. What subclasses may override has to be in the class itself.
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
    /// How the bar looks.
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject?
    private let field = UISearchTextField(frame: .zero)
    final var cancelButton: UISearchBarCancelButton?
    /// Whose bar it is.
    final weak var controller: UISearchController?
    final var scopes: UISegmentedControl?
    /// Where it is: at the top, unless its delegate says something else when it has moved to a window.
    open private(set) var barPosition = UIBarPosition.top
    final var looks = BarLooks()
    private final var titles: [String]?
    private final var scope = 0
    private final var showsScopes = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addField()
    }

    private func addField() {
        field.bar = self
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .search
        insert(field, at: .front)
    }

    /// Hears of the search; not retained.
    open var delegate: (any UISearchBarDelegate)? {
        get { delegateObject as? any UISearchBarDelegate }
        set { delegateObject = newValue }
    }
    /// Setting it asks and tells nobody.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// The field that takes the keys.
    open var searchTextField: UISearchTextField { field }
    /// Kept, without effect on touches.
    open var prompt: String?
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    open var scopeBarBackgroundImage: UIImage?
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    open var searchTextPositionAdjustment = UIOffset.zero

    // MARK: The button

    /// Whether the button to give up is there.
    open var showsCancelButton: Bool {
        get { cancelButton != nil }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != (cancelButton != nil) else { return }
        if showsCancelButton { addCancelButton() } else { removeCancelButton() }
    }

    // MARK: Scopes

    open var scopeButtonTitles: [String]? {
        get { titles }
        set {
            titles = newValue
            scopesDidChange()
        }
    }
    /// Setting it tells nobody.
    open var selectedScopeButtonIndex: Int {
        get { scope }
        set {
            scope = newValue
            scopesDidChange()
        }
    }
    /// Whether the line of scopes is there, if there are at least two; that of a search controller's bar is
    /// up to the author then.
    open var showsScopeBar: Bool {
        get { showsScopes }
        set {
            controller?.scopeBarActivation = .manual
            showScopes(newValue)
        }
    }
    final func showScopes(_ show: Bool) {
        guard show != showsScopes else { return }
        showsScopes = show
        scopesDidChange()
    }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    final func choseScope(_ index: Int) {
        scope = index
        tell(.searchBarScopeDidChange, [self, index]) {
            $0.searchBar(self, selectedScopeButtonIndexDidChange: index)
        }
        if controller?.isActive == true { controller?.update() }
    }

    // MARK: What it asks of the keyboard, which is kept by the field

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { read(.isSecureTextEntry, field.isSecureTextEntry) }
        set { write(.setIsSecureTextEntry, newValue) { field.isSecureTextEntry = newValue } }
    }
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    // MARK: First responder: the field is it

    open override var isFirstResponder: Bool { field.isFirstResponder }
    override var defaultCanBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    override func defaultBecomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    override func defaultResignFirstResponder() -> Bool { field.resignFirstResponder() }

    override func windowDidChange() {
        super.windowDidChange()
        barPosition = askPosition(delegateObject, usual: .top) ?? barPosition
    }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        placeParts()
    }

    override func defaultSize(fitting size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }
    override var defaultIntrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [
            ("delegate", delegateObject), ("searchTextField", field), ("cancelButton", cancelButton),
            ("scopes", scopes),
        ]
    }
}
