import Foundation

/// A row of a menu.
final class UIContextMenuCell: UIButton {
    var choose: () -> Void = {}

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isChosen = isEnabled && isTracking && isTouchInside
        super.defaultTouchesEnded(touches, with: event)
        if isChosen, !world.isHalted { choose() }
    }
}

/// What covers the window while a menu is open: a touch beside the menu closes it and reaches nobody else.
final class UIContextMenuContainerView: UIView {
    var close: () -> Void = {}

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.view === self }) { close() }
    }
    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The menu that is open.
final class OpenMenu {
    private let world: Simulator
    private let container: UIContextMenuContainerView
    private weak var source: UIView?
    private let tellEnd: () -> Void

    init(
        _ menu: UIMenu, at point: CGPoint, in window: UIWindow, from source: UIView?,
        _ tellEnd: @escaping () -> Void
    ) {
        world = window.world
        self.tellEnd = tellEnd
        self.source = source
        let bounds = window.bounds
        container = window.world.perform { UIContextMenuContainerView(frame: bounds) }
        container.close = { [weak self] in self?.dismiss() }
        let actions = menu.actions
        let height = CGFloat(actions.count) * MenuConstants.rowHeight
        var y = min(point.y, max(0, bounds.maxY - height))
        let x = min(max(0, point.x), max(0, bounds.maxX - MenuConstants.width))
        for action in actions {
            let row = world.perform { UIContextMenuCell(frame: .zero) }
            row.setTitle(action.title, for: .normal)
            row.isEnabled = !action.attributes.contains(.disabled)
            row.frame = CGRect(x: x, y: y, width: MenuConstants.width, height: MenuConstants.rowHeight)
            row.choose = { [weak self] in self?.choose(action) }
            action.row = row
            container.addSubview(row)
            y += MenuConstants.rowHeight
        }
        window.addSubview(container)
    }

    func dismiss() {
        guard world.openMenu === self else { return }
        world.openMenu = nil
        tellEnd()
        container.removeFromSuperview()
    }

    /// The menu goes, and then the action is performed, as with alerts (N-22).
    private func choose(_ action: UIAction) {
        if !action.attributes.contains(.keepsMenuPresented) { dismiss() }
        action.perform(from: source)
    }
}

extension Simulator {
    /// - Parameter end: called when the menu goes.
    func open(
        _ menu: UIMenu, at point: CGPoint, in window: UIWindow, from source: UIView?,
        _ end: @escaping () -> Void = {}
    ) {
        openMenu?.dismiss()
        openMenu = OpenMenu(menu, at: point, in: window, from: source, end)
    }
}

extension UIButton {
    /// The menu of the button; a finger that rests opens it, or with `showsMenuAsPrimaryAction` one that
    /// comes down.
    final func menuDidChange() {
        guard (menu != nil) != (contents.menuInteraction != nil) else { return }
        if let old = contents.menuInteraction {
            removeInteraction(old)
            contents.menuInteraction = nil
        } else {
            let made = UIContextMenuInteraction(delegateObject: self)
            contents.menuInteraction = made
            addInteraction(made)
        }
    }

    /// A finger came down: the menu opens, and the control follows the finger no longer.
    final func openMenuAtOnce(_ event: UIEvent?) {
        guard showsMenuAsPrimaryAction, let menu, let window, tracking.touch != 0 else { return }
        send(.menuActionTriggered, event)
        guard tracking.touch != 0, !world.isHalted else { return }
        let place = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: nil)
        cancelTracking(because: event)
        guard !menu.actions.isEmpty else { return }
        world.open(menu, at: place, in: window, from: self)
    }
}
