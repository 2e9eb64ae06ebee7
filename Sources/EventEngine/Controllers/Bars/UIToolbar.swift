import Foundation

/// A row of buttons, as a view that may be anywhere. A tap on one does what its item says.
///
/// The engine decides what Apple leaves open: the bar is 44 points high, buttons are as high and at least as
/// wide, 8 points apart and 16 from the ends; flexible gaps share what is left.
open class UIToolbar: UIView, UIBarPositioning {
    /// In points.
    static let barHeight: CGFloat = 44
    private static let (margin, gap): (CGFloat, CGFloat) = (16, 8)

    private final var shownItems: [UIBarButtonItem]?
    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    private final weak var ownDelegate: AnyObject?
    /// The controller whose bar it is, which says where it is.
    final weak var controller: UINavigationController?
    /// Where it is: at the bottom, unless its delegate says something else when it has moved to a window.
    open private(set) var barPosition = UIBarPosition.bottom
    final var looks = BarLooks()

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var items: [UIBarButtonItem]? {
        get { shownItems }
        set { show(newValue) }
    }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { show(items) }
    /// Kept, without effect on touches.
    open var barTintColor: UIColor?
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var isTranslucent = true { didSet { roomOfBarChanged() } }
    open var barStyle = UIBarStyle.default

    /// Says where it is; not retained.
    open var delegate: (any UIToolbarDelegate)? {
        get { delegateObject as? any UIToolbarDelegate }
        set { delegateObject = newValue }
    }
    /// UIKit ends the app when a delegate is given to the bar of a controller; here that is refused.
    package final var delegateObject: AnyObject? {
        get { ownDelegate }
        set {
            if controller == nil { return ownDelegate = newValue }
            world.report(.refused("the delegate of a navigation controller's toolbar cannot be changed"))
        }
    }

    override func windowDidChange() {
        super.windowDidChange()
        barPosition = askPosition(delegateObject, usual: .bottom) ?? barPosition
    }

    private func show(_ items: [UIBarButtonItem]?) {
        for old in shownItems ?? [] {
            if let view = old.shownView, view.superviewReference === self { view.removeFromSuperview() }
            old.button = nil
        }
        shownItems = items
        for item in items ?? [] where !item.isGap {
            if let view = item.customView {
                addSubview(view)
                continue
            }
            let button = world.perform { _UIButtonBarButton(frame: .zero) }
            item.button = button
            button.item = item
            button.takeLook()
            insert(button, at: .front)
        }
        setNeedsLayout()
    }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        let items = shownItems ?? []
        let widths = items.map { $0.width(in: bounds.size) }
        let flexible = items.filter(\.isFlexible).count
        let gaps = zip(items, items.dropFirst()).filter { !$0.isGap && !$1.isGap }.count
        let used = widths.reduce(0, +) + CGFloat(gaps) * Self.gap + 2 * Self.margin
        let rest = flexible > 0 ? max(0, bounds.width - used) / CGFloat(flexible) : 0
        var left = Self.margin
        for (number, item) in items.enumerated() {
            if number > 0, !item.isGap, !items[number - 1].isGap { left += Self.gap }
            let width = item.isFlexible ? rest : widths[number]
            item.place(x: left, width: width, in: bounds)
            left += width
        }
    }

    override func defaultSize(fitting size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.barHeight)
    }
    override var defaultIntrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.barHeight)
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        (shownItems ?? []).enumerated().map { ("items[\($0.offset)].button", $0.element.button) }
    }
}

/// Says where a toolbar is. Its method is optional.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Whether a bar is light or dark. Kept, without effect on touches.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

/// A button of a bar, under the name that people know from logs.
final class _UIButtonBarButton: UIButton {
    weak var item: UIBarButtonItem?
    /// What a tap does in place of what an item says.
    var instead: (() -> Void)?

    func takeLook() {
        guard let item else { return }
        setTitle(item.shownTitle, for: .normal)
        setImage(item.image, for: .normal)
        isEnabled = item.isEnabled
        if item.menu != nil {
            menu = item.menu
            showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
        }
        superviewReference?.setNeedsLayout()
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isChosen = isEnabled && isTracking && isTouchInside
        super.defaultTouchesEnded(touches, with: event)
        guard isChosen, !world.isHalted else { return }
        if let instead { instead() } else { item?.trigger(event) }
    }
}
