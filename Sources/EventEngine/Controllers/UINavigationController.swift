import Foundation

/// Shows the last of a stack of controllers, and a bar with its title and buttons. What is shown fills it,
/// and the bars are in front of that, where they win the touches; the safe area leaves them out. The views
/// between its own and the shown one's are left out, as such views are everywhere (C-03).
open class UINavigationController: UIViewController {
    final var navigation = NavigationState()

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Makes a navigation controller with a stack of one.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The stack, the shown one last.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last of the stack.
    open var topViewController: UIViewController? { children.last }
    /// What is seen: a presented controller, else the last of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Hears of the stack's changes; not retained.
    open var delegate: (any UINavigationControllerDelegate)? {
        get { navigation.delegateObject as? any UINavigationControllerDelegate }
        set { delegateObject = newValue }
    }
    /// The delegate as an object: of an interpreted class only the scenario knows that it conforms.
    package final var delegateObject: AnyObject? {
        get { navigation.delegateObject }
        set { navigation.delegateObject = newValue }
    }
    /// The recognizer that pops from the screen's edge (N-01). Its delegate can be replaced (N-04).
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        return navigation.pop
    }
    /// Whether the bar is hidden; the interactive pop asks, too (N-03).
    open var isNavigationBarHidden: Bool {
        get { navigation.isBarHidden }
        set { hideBar(newValue) }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Puts a controller on top of the stack. The one before does not become its next responder (C-05).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        world.request(.pushViewController, of: self, [viewController, animated]) {
            guard viewController.parent !== self else {
                let name = world.description(of: viewController)
                return world.report(.refused("'\(name)' is on the navigation stack already"))
            }
            push(viewController, animated)
        }
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        world.request(.showViewController, of: self, [vc, sender]) { pushViewController(vc, animated: true) }
    }

    /// Takes the last controller off the stack; the first one stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        world.ask(.popViewController, of: self, [animated]) {
            children.count > 1 ? drop(to: children.count - 2, animated).last : nil
        }
    }

    /// Takes off what is above a controller of the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        world.ask(.popToViewController, of: self, [viewController, animated]) {
            guard let index = children.firstIndex(where: { $0 === viewController }) else {
                let name = world.description(of: viewController)
                world.report(.refused("'\(name)' is not on the navigation stack"))
                return nil
            }
            return drop(to: index, animated)
        }
    }

    /// Takes off all but the first controller.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        world.ask(.popToRootViewController, of: self, [animated]) {
            children.count > 1 ? drop(to: 0, animated) : nil
        }
    }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        world.request(.setViewControllers, of: self, [viewControllers, animated]) {
            replaceStack(viewControllers, animated)
        }
    }

    private func replaceStack(_ viewControllers: [UIViewController], _ animated: Bool) {
        let (old, before) = (children.last, children)
        world.work.draw(before.count + viewControllers.count)
        let (known, wanted) = (Self.identities(before), Self.identities(viewControllers))
        let removed = before.filter { !wanted.contains(ObjectIdentifier($0)) }
        let added = viewControllers.filter { !known.contains(ObjectIdentifier($0)) }
        for controller in removed {
            controller.willMove(toParent: nil)
            _ = controller.detachFromParent()
        }
        for controller in added { addChild(controller) }
        relations.children = viewControllers.filter { $0.parent === self }
        for controller in removed { controller.relations.isMovingFromParent = true }
        let isBack = children.last.map { known.contains(ObjectIdentifier($0)) } ?? true
        let change = StackChange(
            operation: isBack ? .pop : .push, before: before, after: children, added: added, removed: removed)
        move(old, change, animated)
    }

    /// What `setViewControllers` does with one more controller on top, whatever is below.
    private func push(_ controller: UIViewController, _ animated: Bool) {
        let old = children.last
        addChild(controller)
        controller.relations.isMovingToParent = true
        move(old, StackChange(operation: .push, added: [controller]), animated)
    }

    /// Shows the new top, with what the delegate hears of it.
    private func move(_ old: UIViewController?, _ change: StackChange, _ animated: Bool) {
        let new = children.last
        let isSeen = viewIfLoaded?.windowReference != nil && old !== new
        let transition = isSeen && animated ? ownTransition(from: old, to: new, change.operation) : nil
        showItems()
        (parent as? UITabBarController)?.placeBar()
        if isSeen, animated { navigation.running += 1 }
        let coordinator = isSeen && animated
            ? TransitionCoordinator(
                from: old, to: new, of: self, in: transition?.containerView ?? view, transition) : nil
        if isSeen { tellWillShow(new, animated) }
        let end = { [self] (completed: Bool) in
            defer { coordinator?.end(isCancelled: !completed) }
            if completed { finish(change) }
            if isSeen, animated { navigation.running -= 1 }
            if isSeen, completed { tellDidShow(animated) }
        }
        transition?.coordinator = coordinator
        if let transition {
            exchange(by: transition, undo: { [self] in takeBack(change) }, end)
        } else {
            exchange(old, for: new, animated) { end(true) }
        }
        coordinator?.begin()
    }

    private static func identities(_ controllers: [UIViewController]) -> Set<ObjectIdentifier> {
        Set(controllers.map { ObjectIdentifier($0) })
    }

    private func drop(to index: Int, _ animated: Bool) -> [UIViewController] {
        let dropped = Array(children[(index + 1)...])
        replaceStack(Array(children[...index]), animated)
        return dropped
    }

    override var shownChild: UIViewController? { topViewController }

    override func viewWasResized() { placeBars() }

    override func viewWasLoaded() {
        installInteractivePop()
        installBars()
    }

    override var viewAboveChild: UIView? { navigation.bar }

    override var containerBars: ContainerBars {
        ContainerBars(
            above: isNavigationBarHidden ? 0 : heightOfBar,
            below: isToolbarHidden || navigation.toolbar?.isHidden == true ? 0 : UIToolbar.barHeight,
            isAboveOpaque: navigation.bar?.isTranslucent == false,
            isBelowOpaque: navigation.toolbar?.isTranslucent == false)
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        super.knownProperties + [
            ("interactivePopGestureRecognizer", navigation.pop), ("navigationBar", navigation.bar),
            ("toolbar", navigation.toolbar),
        ]
    }

    override func prepareToAppear() {
        installShownChild()
        placeBars()
    }
}
