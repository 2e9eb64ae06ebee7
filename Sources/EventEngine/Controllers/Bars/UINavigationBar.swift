import Foundation

/// A bar that shows the last of a stack of items: its title, its buttons, and the way back to the one below.
/// Its buttons are views, and a tap on one does what its item says. That of a navigation controller shows the
/// controller's stack.
///
/// The engine decides what Apple leaves open: the bar is 44 points high, 52 more with a large title below,
/// 30 more with a prompt, which is above the title, and higher by the search bar of the item, which is below
/// all; buttons are as high as the title's line, at least as wide, 8 points apart and 16 from the ends; the
/// title is in the middle where it has room there.
open class UINavigationBar: UIView, UIBarPositioning {
    /// In points.
    static let barHeight: CGFloat = 44
    static let promptHeight: CGFloat = 30
    static let largeTitleHeight: CGFloat = 52

    /// How high it is with what it shows.
    final var wantedHeight: CGFloat {
        if shownSearch?.replacesTitle == true { return searchHeight }
        return Self.barHeight + (topItem?.prompt == nil ? 0 : Self.promptHeight) + wantedTitleHeight
            + searchHeight
    }
    private final var promptLabel: UILabel?

    /// Shows the prompt of the item on top, and has the height for it.
    final func promptChanged() {
        let prompt = topItem?.prompt
        if let prompt {
            let label = promptLabel ?? world.perform { UILabel(frame: .zero) }
            (label.text, label.textAlignment) = (prompt, .center)
            label.font = .systemFont(ofSize: 13)
            if label.superviewReference !== self { insert(label, at: .front) }
            promptLabel = label
        } else {
            promptLabel?.removeFromSuperview()
            promptLabel = nil
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    final let content: _UINavigationBarContentView
    private final var ownItems: [UINavigationItem] = []
    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    private final weak var ownDelegate: AnyObject?
    /// The controller whose stack it shows.
    final weak var controller: UINavigationController?
    final var looks = BarLooks()
    private final var position: UIBarPosition?

    public override init(frame: CGRect) {
        content = Simulator.current.perform { _UINavigationBarContentView(frame: .zero) }
        super.init(frame: frame)
        insert(content, at: .front)
    }
    public required init?(coder: NSCoder) {
        content = Simulator.current.perform { _UINavigationBarContentView(frame: .zero) }
        super.init(coder: coder)
        insert(content, at: .front)
    }

    /// Is asked before items come and go, and hears of it; not retained. That of a bar of a navigation
    /// controller is the controller.
    open var delegate: (any UINavigationBarDelegate)? {
        get { delegateObject as? any UINavigationBarDelegate }
        set { delegateObject = newValue }
    }
    package final var delegateObject: AnyObject? {
        get { controller ?? ownDelegate }
        set { if mayChange("its delegate") { ownDelegate = newValue } }
    }

    /// Where it is: at the top, unless its delegate says something else when it has moved to a window.
    open var barPosition: UIBarPosition { position ?? usualPosition }
    private var usualPosition: UIBarPosition { controller == nil ? .top : .topAttached }

    override func windowDidChange() {
        super.windowDidChange()
        position = askPosition(delegateObject, usual: usualPosition) ?? position
    }

    // MARK: Items

    /// From the first one to the one that is shown.
    open var items: [UINavigationItem]? {
        get {
            let items = controller?.children.map(\.navigationItem) ?? ownItems
            world.work.draw(items.count)
            return items.isEmpty ? nil : items
        }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? {
        guard let controller else { return ownItems.last }
        return controller.children.last?.navigationItem
    }
    /// The one that the back button leads to.
    open var backItem: UINavigationItem? {
        guard let controller else { return ownItems.dropLast().last }
        return controller.children.dropLast().last?.navigationItem
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        if mayChange("its items") { take(items ?? []) }
    }
    /// Shows another item, if the delegate allows it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard mayChange("its items"), ask(.barShouldPush, about: item) else { return }
        take(ownItems + [item])
        tell(.barDidPush, about: item, after: animated)
    }
    /// Shows the item below, if the delegate allows it, and answers what was shown.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = topItem, mayChange("its items"), ask(.barShouldPop, about: top) else { return nil }
        take(ownItems.dropLast())
        tell(.barDidPop, about: top, after: animated)
        return top
    }

    private func mayChange(_ what: String) -> Bool {
        if controller == nil { return true }
        world.report(.refused("a navigation controller's bar takes \(what) from the controller"))
        return false
    }

    private func take(_ items: [UINavigationItem]) {
        ownItems = items
        showItems()
    }

    /// Shows the last item, whatever the stack is now.
    final func showItems() {
        content.show(topItem, behind: backItem, in: self)
        if promptLabel != nil || topItem?.prompt != nil { promptChanged() }
        if largeTitle != nil || prefersLargeTitles { titlesChanged() }
        searchChanged()
    }

    /// The user wants back. Where the delegate does not forbid it, a controller pops; a bar of the author's
    /// own does so too.
    final func goBack() {
        guard let controller else {
            popItem(animated: true)
            return
        }
        guard let top = topItem, ask(.barShouldPop, about: top), !world.isHalted else { return }
        controller.popViewController(animated: true)
        tell(.barDidPop, about: top, after: true)
    }

    // MARK: Looks, which have no effect on touches

    /// Whether the title is below the buttons in large letters, unless its item says something else.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { titlesChanged() } } }
    final var largeTitle: UILabel?
    /// The search bar that it shows below all else.
    final weak var shownSearchBar: UISearchBar?
    /// The search that is presented over the whole navigation controller, and that shows its bar here.
    final weak var heldSearch: UISearchController?
    open var isTranslucent = true { didSet { roomOfBarChanged() } }
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?

    // MARK: What the engine's class does

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        let height = min(bounds.height, Self.barHeight)
        let y = bounds.height - height - shownTitleHeight - searchHeight
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        placeLargeTitle(below: frame)
        placeSearchBar()
        if content.frame != frame { content.frame = frame }
        promptLabel?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, frame.minY))
        promptLabel?.isHidden = content.isHidden
    }
    override func defaultSize(fitting size: CGSize) -> CGSize {
        CGSize(width: size.width, height: wantedHeight)
    }
    override var defaultIntrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
    }
    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [("backButton", content.backButton), ("titleLabel", content.titleLabel)]
            + content.buttons.enumerated().map { ("buttons[\($0.offset)]", $0.element) }
    }

    // MARK: The delegate

    private func ask(_ selector: MessageSelector, about item: UINavigationItem) -> Bool {
        world.askDelegate(delegateObject, selector, [self, item], fallback: true) {
            guard let delegate = $0 as? any UINavigationBarDelegate else { return nil }
            return selector == .barShouldPop
                ? delegate.navigationBar(self, shouldPop: item)
                : delegate.navigationBar(self, shouldPush: item)
        }
    }

    /// Tells the delegate at once, or when the change has been seen.
    private func tell(_ selector: MessageSelector, about item: UINavigationItem, after isAnimated: Bool) {
        guard isAnimated else { return tell(selector, about: item) }
        world.transition(true) { [self] in tell(selector, about: item) }
    }

    private func tell(_ selector: MessageSelector, about item: UINavigationItem) {
        world.askDelegate(delegateObject, selector, [self, item], fallback: ()) {
            guard let delegate = $0 as? any UINavigationBarDelegate else { return nil }
            if selector == .barDidPop { return delegate.navigationBar(self, didPop: item) }
            return delegate.navigationBar(self, didPush: item)
        }
    }
}

/// Is asked before items of a bar come and go, and hears of it. All methods are optional.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(
        _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool {
        navigationBar.world.answeredByDefault(true)
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        navigationBar.world.answeredByDefault(())
    }
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        navigationBar.world.answeredByDefault(true)
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        navigationBar.world.answeredByDefault(())
    }
}
