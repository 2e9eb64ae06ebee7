import Foundation

/// A control that is tapped. It protects a tap of one finger from the recognizers of the views that it is in,
/// and nothing else (G-16, G-18).
open class UIButton: UIControl {
    /// How a button looks.
    public enum ButtonType: Int, CaseIterable, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        /// The old name of `system`.
        public static let roundedRect = ButtonType.system
    }

    final var contents = ButtonContents()
    private final var storedType = ButtonType.custom

    /// Makes a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// What `init(type:)` does after `init(frame:)`, which a subclass may have overridden.
    package final func become(_ type: ButtonType) { storedType = type }

    /// What an initializer with a primary action does with it after the one that it calls.
    package final func begin(with action: UIAction?) {
        addPrimaryAction(action)
        show(action)
    }

    /// Makes a button that shows the title and the image of an action, and performs it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        begin(with: primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        begin(with: primaryAction)
    }

    open var buttonType: ButtonType { storedType }

    // MARK: What it shows

    /// The label with the title; made on first use.
    open var titleLabel: UILabel? { label }
    /// The view with the image; made on first use.
    open var imageView: UIImageView? { picture }

    open func setTitle(_ title: String?, for state: State) {
        command(.setButtonTitle, [title, state]) {
            contents.titles[state.rawValue] = title
            fillConfiguration()
            update()
        }
    }
    /// A title with attributes, which change no size; it is shown in place of one without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents.attributedTitles[state.rawValue] = title.map { NSAttributedString(attributedString: $0) }
        update()
    }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        contents.attributedTitles[in: state]
    }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        command(.setButtonTitleColor, [color, state]) {
            contents.colors[state.rawValue] = color
            update()
        }
    }
    open func setImage(_ image: UIImage?, for state: State) {
        command(.setButtonImage, [image, state]) {
            contents.images[state.rawValue] = image
            fillConfiguration()
            update()
        }
    }
    /// What is shown in a state; without anything of its own, what is shown normally.
    open func title(for state: State) -> String? { contents.titles[in: state] }
    open func titleColor(for state: State) -> UIColor? { contents.colors[in: state] ?? usualColor }
    open func image(for state: State) -> UIImage? { contents.images[in: state] }
    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? usualColor }
    open var currentImage: UIImage? { image(for: state) }
    /// The space between the edges and the content.
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

    // MARK: Where it shows it, unless there is a configuration

    /// Where the picture behind the content is; asked for in layout while there is one.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        world.ask(.backgroundRect, of: self, [bounds]) { bounds }
    }
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        world.ask(.contentRect, of: self, [bounds]) { defaultContentRect(bounds) }
    }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        world.ask(.titleRect, of: self, [contentRect]) { defaultTitleRect(contentRect) }
    }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        world.ask(.imageRect, of: self, [contentRect]) { defaultImageRect(contentRect) }
    }

    // MARK: What it does

    /// Whether a tap selects the button, or deselects it, before it triggers anything.
    open var changesSelectionAsPrimaryAction = false

    override func defaultEndTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.defaultEndTracking(touch, with: event)
        if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
    }

    /// Opens when a finger rests on the button, or at once with `showsMenuAsPrimaryAction`.
    open var menu: UIMenu? { didSet { isContextMenuInteractionEnabled = menu != nil } }

    override var defaultMenuConfiguration: UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(identifier: nil, actionProvider: { _ in menu }) }
    }

    /// A finger that is lifted inside is the button's primary action as well (G-13).
    override var eventsAfterTouchUpInside: [Event] { [.primaryActionTriggered] }

    override func protectsDefaultAction(against recognizer: UIGestureRecognizer) -> Bool {
        isSingleTap(recognizer)
    }

    /// Brings what the button shows up to date: lets the handler do it, unless overridden. Called before
    /// the layout of a turn in which the state has changed.
    open func updateConfiguration() {
        world.sendQuestion(
            .updateConfiguration, to: self, arguments: { [] }, argument: { .none }, fallback: (),
            answer: { _ in .none }, body: { defaultUpdateConfiguration() })
    }

    override func stateDidChange() {
        update()
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    }
    override func defaultLayoutSubviews() { placeContents() }
    override func defaultSize(fitting size: CGSize) -> CGSize { contentSize }
    override var defaultIntrinsicContentSize: CGSize { contentSize }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [("titleLabel", contents.label), ("imageView", contents.picture)]
    }
}
