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
///
/// A row that opens a menu in it shows that one's elements below its own title, which leads back: our
/// decision.
final class OpenMenu {
    /// How the menu is shown, and what comes of it.
    struct Manner {
        /// Whether it is an edit menu: a bar above a place, beside which touches go where they would.
        var isEditMenu = false
        /// Who sends a command's action; nil for the command itself.
        var sender: Any?
        var end: () -> Void = {}
    }

    private let world: Simulator
    private let container: UIView
    private weak var window: UIWindow?
    private weak var source: UIView?
    private let manner: Manner
    private let bounds: CGRect
    /// Where it was opened: a place, or what the bar is above.
    private let anchor: CGRect
    /// From the outermost menu to the one whose elements are shown.
    private var path: [UIMenu]
    private var rows: [UIContextMenuCell] = []
    /// The elements that were handed over, of those that are asked for.
    private var fetched: [ObjectIdentifier: [UIMenuElement]?] = [:]
    private var targets: [ObjectIdentifier: AnyObject] = [:]

    init(_ menu: UIMenu, at anchor: CGRect, in window: UIWindow, from source: UIView?, _ manner: Manner) {
        world = window.world
        (self.window, self.source, self.manner, self.anchor) = (window, source, manner, anchor)
        path = [menu]
        bounds = window.bounds
        if manner.isEditMenu {
            container = window.world.perform { UIEditMenuListView(frame: .zero) }
        } else {
            let cover = window.world.perform { UIContextMenuContainerView(frame: window.bounds) }
            container = cover
            cover.close = { [weak self] in self?.dismiss() }
        }
    }

    var isEditMenu: Bool { manner.isEditMenu }
    /// In the coordinates of the window.
    var frame: CGRect { container.frame }

    func row(titled title: String) -> UIContextMenuCell? { rows.first { $0.title(for: .normal) == title } }

    /// Puts the rows in, and the menu on the window; false when it has none.
    func show() -> Bool {
        layOut()
        guard !rows.isEmpty, let window, !world.isHalted else { return false }
        window.addSubview(container)
        return true
    }

    func dismiss() {
        guard world.openMenu === self else { return }
        world.openMenu = nil
        manner.end()
        container.removeFromSuperview()
    }

    /// Looks at the elements and at who takes their actions once more.
    func reload() {
        targets = [:]
        layOut()
    }

    /// A finger came down somewhere: beside an edit menu it closes it, and goes on.
    func fingerCameDown(in view: UIView?) {
        if isEditMenu, view?.isDescendant(of: container) != true { dismiss() }
    }

    // MARK: Rows

    private func layOut() {
        for row in rows { row.removeFromSuperview() }
        rows = []
        guard let menu = path.last else { return }
        if path.count > 1 { add(menu) { [weak self] in self?.leave() } }
        for element in elements(of: menu.children) where !world.isHalted { add(element) }
        if isEditMenu { placeBar() } else { placeColumn() }
    }

    /// What is shown of some elements: those of menus inline and those that were asked for in their place.
    private func elements(of children: [UIMenuElement]) -> [UIMenuElement] {
        guard world.work.draw(children.count + 1) else { return [] }
        return children.flatMap { element -> [UIMenuElement] in
            if element.isHiddenInMenus { return [] }
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
                return elements(of: menu.children)
            }
            if let deferred = element as? UIDeferredMenuElement {
                return fetch(deferred).map(elements) ?? [deferred]
            }
            guard let command = element as? UICommand, isEditMenu else { return [element] }
            return target(of: command) == nil ? [] : [element]
        }
    }

    private func fetch(_ element: UIDeferredMenuElement) -> [UIMenuElement]? {
        let key = ObjectIdentifier(element)
        if let known = fetched[key] { return known }
        fetched[key] = .some(nil)
        var isWaiting = false
        element.fetch { [weak self] elements in
            guard let self, case .some(nil) = fetched[key] else { return }
            fetched[key] = elements
            if isWaiting { layOut() }
        }
        isWaiting = true
        return fetched[key] ?? nil
    }

    private func add(_ element: UIMenuElement) {
        switch element {
        case let menu as UIMenu:
            add(menu) { [weak self] in
                self?.path.append(menu)
                self?.layOut()
            }
        case let action as UIAction:
            add(action, isEnabled: !action.attributes.contains(.disabled)) { [weak self] in
                self?.choose(keeps: action.attributes) { action.perform(from: $0) }
            }
        case let command as UICommand:
            let target = target(of: command)
            add(command, isEnabled: target != nil && !command.attributes.contains(.disabled)) { [weak self] in
                guard let self, let target else { return }
                let sender = manner.sender ?? command
                choose(keeps: command.attributes) { [world] _ in
                    _ = world.application.sendAction(command.action, to: target, from: sender, for: nil)
                }
            }
        default: add(element, isEnabled: false) {}
        }
    }

    private func add(_ element: UIMenuElement, isEnabled: Bool = true, _ choose: @escaping () -> Void) {
        let row = world.perform { UIContextMenuCell(frame: .zero) }
        row.setTitle(element is UIDeferredMenuElement ? MenuConstants.waiting : element.title, for: .normal)
        row.isEnabled = isEnabled
        row.choose = choose
        element.row = row
        container.addSubview(row)
        rows.append(row)
    }

    /// Back from a menu to the one around it.
    private func leave() {
        path.removeLast()
        layOut()
    }

    /// The menu goes, and then the action is performed, as with alerts (N-22).
    private func choose(keeps attributes: UIMenuElement.Attributes, _ perform: (UIView?) -> Void) {
        if !attributes.contains(.keepsMenuPresented) { dismiss() }
        perform(source)
    }

    /// The first object upwards that takes a command's action, from the first responder on, or else from the
    /// view of the menu (P-31, P-35). The question carries the application (P-32).
    private func target(of command: UICommand) -> AnyObject? {
        let key = ObjectIdentifier(command)
        if let known = targets[key] { return known }
        let start = window?.firstResponder ?? source
        guard let start, !world.isHalted else { return nil }
        let found = start.target(forAction: command.action, withSender: world.application)
        guard let found else { return nil }
        targets[key] = found as AnyObject
        return found as AnyObject
    }

    // MARK: Places

    private func placeColumn() {
        let height = CGFloat(rows.count) * MenuConstants.rowHeight
        var y = min(anchor.minY, max(0, bounds.maxY - height))
        let x = min(max(0, anchor.minX), max(0, bounds.maxX - MenuConstants.width))
        for row in rows {
            row.frame = CGRect(x: x, y: y, width: MenuConstants.width, height: MenuConstants.rowHeight)
            y += MenuConstants.rowHeight
        }
    }

    /// The rows of an edit menu are beside each other above the place, or below it where there is no room.
    /// Those that find no room are in a further line.
    private func placeBar() {
        var (x, y, width) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for row in rows {
            let text = TextSize(
                text: row.title(for: .normal) ?? "", fontSize: MenuConstants.fontSize, lines: 1,
                widest: .infinity)
            let room = min(text.size.width.rounded(.up) + MenuConstants.padding, bounds.width)
            if x + room > bounds.width { (x, y) = (0, y + MenuConstants.rowHeight) }
            row.frame = CGRect(x: x, y: y, width: room, height: MenuConstants.rowHeight)
            x += room
            width = max(width, x)
        }
        let size = CGSize(width: width, height: y + MenuConstants.rowHeight)
        let left = min(max(0, anchor.midX - width / 2), max(0, bounds.maxX - width))
        let above = anchor.minY - MenuConstants.gap - size.height
        let top = above >= 0 ? above : anchor.maxY + MenuConstants.gap
        container.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
    }
}

/// What the rows of an edit menu are in.
final class UIEditMenuListView: UIView {}

extension Simulator {
    /// Opens a menu at a place of a window, instead of the one that is open.
    @discardableResult
    func open(
        _ menu: UIMenu, at anchor: CGRect, in window: UIWindow, from source: UIView?,
        _ manner: OpenMenu.Manner = OpenMenu.Manner()
    ) -> Bool {
        openMenu?.dismiss()
        let made = OpenMenu(menu, at: anchor, in: window, from: source, manner)
        openMenu = made
        if made.show() { return true }
        if openMenu === made { openMenu = nil }
        return false
    }

    /// Closes the edit menu, if one is open.
    func closeEditMenu() { if let openMenu, openMenu.isEditMenu { openMenu.dismiss() } }
}
