import Foundation

/// A row of items at the bottom, of which one is selected. A tap tells the delegate, on the selected item
/// too.
///
/// The engine decides what Apple leaves open: items are of one width, and the bar is 49 points high.
open class UITabBar: UIView {
    /// In points.
    static let barHeight: CGFloat = 49

    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject?
    private final var shownItems: [UITabBarItem]?
    private final var chosen: UITabBarItem?
    /// The controller whose bar it is, which is its delegate for good.
    final weak var owner: UITabBarController?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Hears of taps; not retained. The bar of a controller has no other one.
    open var delegate: (any UITabBarDelegate)? {
        get { delegateObject as? any UITabBarDelegate }
        set { setDelegate(newValue) }
    }
    open var items: [UITabBarItem]? {
        get { shownItems }
        set { show(newValue) }
    }
    /// Setting it tells nobody.
    open var selectedItem: UITabBarItem? {
        get { chosen }
        set {
            chosen = newValue
            for item in shownItems ?? [] { item.button?.isSelected = item === chosen }
        }
    }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { show(items) }
    /// Kept, without effect on touches.
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    /// A hidden bar takes no room from what the controller shows.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            roomOfBarChanged()
        }
    }
    open var isTranslucent = true { didSet { roomOfBarChanged() } }

    /// Where its items are; `automatic` fills the bar, as on phones.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of an item in the middle of the bar, in points; 0 for the usual one.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The gap between items in the middle of the bar, in points; 0 for the usual one.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// UIKit ends the app when another delegate is given to the bar of a controller; here that is refused.
    package final func setDelegate(_ object: AnyObject?) {
        if owner != nil, object !== owner {
            return world.report(.refused("the delegate of a tab bar controller's bar cannot be changed"))
        }
        delegateObject = object
    }

    private func show(_ items: [UITabBarItem]?) {
        for old in shownItems ?? [] {
            if let button = old.button, button.superviewReference === self { button.removeFromSuperview() }
        }
        shownItems = items
        for item in items ?? [] {
            let button = world.perform { UITabBarButton(frame: .zero) }
            button.setTitle(item.title, for: .normal)
            (button.isEnabled, button.isSelected) = (item.isEnabled, item === chosen)
            button.choose = { [weak self, weak item] in if let item { self?.tapped(item) } }
            item.button = button
            insert(button, at: .front)
        }
        setNeedsLayout()
    }

    private func tapped(_ item: UITabBarItem) {
        let old = chosen
        selectedItem = item
        world.askDelegate(delegateObject, .tabBarDidSelect, [self, item], fallback: ()) {
            ($0 as? any UITabBarDelegate).map { $0.tabBar(self, didSelect: item) }
        }
        guard let owner, !world.isHalted else { return }
        owner.chose(item)
        if owner.tabBarItemOfShown !== item, chosen === item { selectedItem = old }
    }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        let buttons = (shownItems ?? []).compactMap(\.button)
        let row = ItemRow(self, count: buttons.count)
        for (number, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: row.start + CGFloat(number) * (row.width + row.gap), y: 0, width: row.width,
                height: bounds.height)
        }
    }

    override func defaultSize(fitting size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.barHeight)
    }
    override var defaultIntrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.barHeight)
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [("delegate", owner == nil ? delegateObject : nil)]
            + (shownItems ?? []).enumerated().map { ("items[\($0.offset)].button", $0.element.button) }
    }
}

extension UITabBar {
    /// Where items are: all over the bar, or in its middle.
    public enum ItemPositioning: Int, Sendable {
        case automatic, fill, centered
    }

    /// The places of the items in a row. In the middle they are 76 points wide, with gaps of 34, unless the
    /// bar says otherwise or has no room (our decision; Apple says only that there is a width).
    fileprivate struct ItemRow {
        var start: CGFloat = 0
        var width: CGFloat
        var gap: CGFloat = 0

        init(_ bar: UITabBar, count: Int) {
            let (count, room) = (CGFloat(max(1, count)), bar.bounds.width)
            width = room / count
            guard bar.itemPositioning == .centered else { return }
            let wanted = bar.itemWidth > 0 ? bar.itemWidth : 76
            gap = bar.itemSpacing > 0 ? bar.itemSpacing : 34
            width = max(0, min(wanted, (room - gap * (count - 1)) / count))
            start = max(0, (room - count * width - (count - 1) * gap) / 2)
        }
    }
}

/// A button of a tab bar, under the name that people know from logs.
final class UITabBarButton: UIButton {
    var choose: () -> Void = {}

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isChosen = isEnabled && isTracking && isTouchInside
        super.defaultTouchesEnded(touches, with: event)
        if isChosen, !world.isHalted { choose() }
    }
}

/// Hears of taps on a bar of its own. All methods are optional.
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        tabBar.world.answeredByDefault(())
    }
}

extension Hand {
    /// Taps the item of a tab bar that shows it.
    public func tap(_ item: UITabBarItem) {
        world.settle()
        guard let button = item.button, button.window != nil else {
            let name = item.title ?? ""
            return world.report(
                .invalidArgument(call: "tap", what: "cannot touch the item '\(name)', which is not shown"))
        }
        tap(button)
    }
}
