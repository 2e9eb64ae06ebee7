import Foundation

/// Shows one of several controllers, and a bar to choose with. The chosen one's view fills it, and the bar is
/// in front of that at the bottom, where it wins the touches (M-31); the safe area leaves it out.
///
/// What subclasses may override has to be in the class itself. However many controllers there are, each
/// has a tab.
open class UITabBarController: UIViewController, UITabBarDelegate {
    private var index = 0
    private var bar: UITabBar?
    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject?

    /// Is asked about taps on tabs, and hears of them; not retained.
    open var delegate: (any UITabBarControllerDelegate)? {
        get { delegateObject as? any UITabBarControllerDelegate }
        set { delegateObject = newValue }
    }

    /// The bar; its items are those of the controllers.
    open var tabBar: UITabBar {
        if let bar { return bar }
        let made = world.perform { UITabBar(frame: .zero) }
        bar = made
        made.delegateObject = self
        made.owner = self
        made.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        showItems()
        return made
    }

    /// The bar tells of a tap, before the delegate is asked and before the controller is chosen (reported):
    /// subclasses override it.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The item of the controller that is shown.
    final var tabBarItemOfShown: UITabBarItem? { shownChild?.tabBarItem }

    /// The controllers to choose from.
    open var viewControllers: [UIViewController]? {
        get { world.ask(.tabViewControllers, of: self) { children } }
        set {
            world.request(.setTabViewControllers, of: self, [newValue]) { replaceChildren(newValue ?? []) }
        }
    }

    /// The index of the chosen controller.
    open var selectedIndex: Int {
        get { world.ask(.selectedIndex, of: self) { index } }
        set { world.request(.setSelectedIndex, of: self, [newValue]) { select(newValue) } }
    }

    /// The chosen controller; nil while there is none.
    open var selectedViewController: UIViewController? {
        get { world.ask(.selectedViewController, of: self) { shownChild } }
        set { world.request(.setSelectedViewController, of: self, [newValue]) { select(newValue) } }
    }

    private func select(_ controller: UIViewController?) {
        guard let place = children.firstIndex(where: { $0 === controller }) else {
            return world.report(.refused("a tab bar controller can select only one of its controllers"))
        }
        select(place)
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        world.request(.setViewControllers, of: self, [viewControllers, animated]) {
            replaceChildren(viewControllers ?? [])
        }
    }

    /// - Parameter end: called when the calls of appearance are over, or when an animator of the author's has
    ///   begun.
    final func select(_ place: Int, end: @escaping () -> Void = {}) {
        guard children.indices.contains(place) else {
            return world.report(.refused("there is no view controller at index \(place) to select"))
        }
        let old = shownChild
        let transition = ownTransition(from: old, to: children[place])
        guard !world.isHalted, children.indices.contains(place) else { return }
        choose(place)
        guard let transition, transition.viewController(forKey: .to) === shownChild else {
            return exchange(old, for: shownChild, false, newFirst: true, end)
        }
        animate(transition)
        end()
    }

    private func choose(_ place: Int) {
        index = place
        bar?.selectedItem = shownChild?.tabBarItem
        placeBar()
    }

    /// Goes to a tab by an animator of the author's, or back to the one before if that is cancelled, unless
    /// another tab was chosen meanwhile.
    private func animate(_ transition: ControllerTransition) {
        let (old, new) = (transition.viewController(forKey: .from), transition.viewController(forKey: .to))
        let coordinator = TransitionCoordinator(
            from: old, to: new, of: self, in: transition.containerView, transition)
        transition.coordinator = coordinator
        exchange(
            by: transition, newFirst: true,
            undo: { [self] in
                guard shownChild === new, let place = children.firstIndex(where: { $0 === old }) else {
                    return false
                }
                choose(place)
                return true
            },
            { coordinator.end(isCancelled: !$0) })
        coordinator.begin()
    }

    private func replaceChildren(_ controllers: [UIViewController]) {
        let old = shownChild
        world.work.draw(children.count + controllers.count)
        let wanted = Set(controllers.map { ObjectIdentifier($0) })
        let removed = children.filter { !wanted.contains(ObjectIdentifier($0)) }
        let added = controllers.filter { $0.parent !== self }
        for child in removed {
            child.willMove(toParent: nil)
            _ = child.detachFromParent()
        }
        for child in added { addChild(child) }
        relations.children = controllers.filter { $0.parent === self }
        index = children.firstIndex { $0 === old } ?? 0
        for child in removed { child.setBars() }
        showItems()
        exchange(old, for: shownChild, false) {
            for child in removed where child.parent == nil { child.didMove(toParent: nil) }
            for child in added where child.parent != nil { child.didMove(toParent: child.parent) }
        }
    }

    override var shownChild: UIViewController? { children.indices.contains(index) ? children[index] : nil }

    override func prepareToAppear() { installShownChild() }

    override func viewWasResized() { fitShownChild() }

    // MARK: The bar

    private func showItems() {
        guard let bar else { return }
        bar.items = children.map(\.tabBarItem)
        bar.selectedItem = shownChild?.tabBarItem
        placeBar()
        fitShownChild()
    }

    override var containerBars: ContainerBars {
        let isThere = !hidesBar && bar?.isHidden != true
        return ContainerBars(
            below: isThere ? UITabBar.barHeight : 0, isBelowOpaque: bar?.isTranslucent == false)
    }

    /// Whether the shown navigation stack holds a controller that hides the bar.
    private var hidesBar: Bool {
        guard let navigation = shownChild as? UINavigationController else { return false }
        world.work.draw(navigation.children.count)
        return navigation.children.contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Puts the bar beside the window, or back, as the shown navigation stack says. It does not slide (our
    /// decision): touches are ignored meanwhile.
    final func placeBar() {
        guard let bar, let view = viewIfLoaded, bar.superviewReference === view else { return }
        let left = hidesBar ? -view.bounds.width : 0
        guard bar.untransformedFrame.minX != left else { return }
        bar.frame.origin.x = left
        fitShownChild()
    }

    override func viewWasLoaded() {
        guard let view = viewIfLoaded else { return }
        let size = view.bounds.size
        tabBar.frame = CGRect(
            x: 0, y: size.height - UITabBar.barHeight, width: size.width, height: UITabBar.barHeight)
        view.addSubview(tabBar)
    }

    override var viewAboveChild: UIView? { bar }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        super.knownProperties + [("tabBar", bar)]
    }
}
