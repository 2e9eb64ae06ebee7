import Foundation

/// Manages a view and what is in it.
open class UIViewController: UIResponder, NSCoding {
    /// The window whose root controller this is; it takes itself out when it is freed.
    final unowned(unsafe) var rootWindow: UIWindow?
    private var storedView: UIView?
    private var isLoading = false
    private var storedTitle: String?
    final var relations = ControllerRelations()

    public init(nibName: String?, bundle: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        if storedView?.managingController === self { storedView?.managingController = nil }
        guard relations.presented != nil || !relations.children.isEmpty else { return }
        world.discarded.add { waiting in
            waiting += relations.children
            if let presented = relations.presented { waiting.append(presented) }
            relations = ControllerRelations()
        }
    }

    /// Archives are not written.
    open func encode(with coder: NSCoder) {}

    /// The view, loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set { replaceView(newValue) }
    }

    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }
    open var title: String? {
        get { storedTitle }
        set {
            storedTitle = newValue
            relations.navigationItem?.title = newValue
            if let item = relations.tabBarItem { item.button?.setTitle(item.title, for: .normal) }
        }
    }
    /// A controller that is made in code has none.
    open var nibName: String? { nil }

    // MARK: What storyboards and restored apps call, and nobody here

    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canPerformAction(action, withSender: sender) }
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        children.filter { $0 !== childContaining(source) }
    }
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        let line = sequence(first: source.source) { [world] in world.work.draw(1) ? $0.parent : nil }
        return line.first { $0.parent === self }
    }
    /// UIKit raises an exception: no storyboard knows such a segue.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        let name = world.description(of: self)
        world.report(.refused("'\(name)' has no segue with the identifier '\(identifier)'"))
    }
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}

    // MARK: Its view, and how it looks

    /// Whether what it shows is being edited.
    open var isEditing: Bool {
        get { relations.looks.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Called by the edit button, too; the controller of a table or of a collection view tells that.
    open func setEditing(_ editing: Bool, animated: Bool) {
        world.request(.setCellEditing, of: self, [editing, animated]) {
            relations.looks.isEditing = editing
            relations.editButtonItem?.title = editing ? "Done" : "Edit"
            editingDidChange(animated)
        }
    }
    func editingDidChange(_ animated: Bool) {}
    /// A button that says "Edit", or "Done" while it edits, and changes that.
    open var editButtonItem: UIBarButtonItem { itemForEditing }
    /// Memory is never short here, so the engine never calls it.
    open func didReceiveMemoryWarning() { world.request(.didReceiveMemoryWarning, of: self, []) {} }
    /// Nothing comes out of an archive here, so the engine never calls it.
    open func awakeFromNib() { world.request(.awakeFromNib, of: self, []) {} }
    /// Whether the tab bar is away as long as the controller is on a navigation stack.
    open var hidesBottomBarWhenPushed: Bool {
        get { world.ask(.hidesBottomBar, of: self) { relations.looks.hidesBottomBar } }
        set {
            world.request(.setHidesBottomBar, of: self, [newValue]) {
                relations.looks.hidesBottomBar = newValue
                (parent?.parent as? UITabBarController)?.placeBar()
            }
        }
    }
    /// What a tab bar shows of the controller.
    open var tabBarItem: UITabBarItem! {
        get { itemOfTabs() }
        set { relations.tabBarItem = newValue }
    }
    /// What is in front of a shown child's view.
    var viewAboveChild: UIView? { nil }
    /// The bars in front of a shown child's view.
    var containerBars: ContainerBars { ContainerBars() }

    /// Loads the view if that has not happened yet.
    open func loadViewIfNeeded() {
        guard storedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        if storedView == nil {
            world.report(.noViewLoaded(controller: world.description(of: self)))
            storedView = UIView(frame: world.screen.bounds)
        }
        viewWasLoaded()
        viewDidLoad()
    }

    /// Makes the view; by default an empty one as large as the screen.
    open func loadView() {
        sendVoid(.loadView, []) { defaultLoadView() }
    }
    open func viewDidLoad() { tell(.viewDidLoad) }
    open func viewWillAppear(_ animated: Bool) { tell(.viewWillAppear, [animated]) }
    /// The view is in its window, with the traits that hold there, and layout comes next.
    open func viewIsAppearing(_ animated: Bool) { sendQuietly(.viewIsAppearing, [animated]) {} }
    open func viewDidAppear(_ animated: Bool) { tell(.viewDidAppear, [animated]) }
    open func viewWillDisappear(_ animated: Bool) { tell(.viewWillDisappear, [animated]) }
    open func viewDidDisappear(_ animated: Bool) { tell(.viewDidDisappear, [animated]) }
    open func viewWillLayoutSubviews() { tell(.viewWillLayoutSubviews) }
    open func viewDidLayoutSubviews() { tell(.viewDidLayoutSubviews) }
    /// Called in the place of the view's `updateConstraints`, which it calls by default (S-06).
    open func updateViewConstraints() { sendQuietly(.updateViewConstraints) { view?.updateConstraints() } }
    open func viewLayoutMarginsDidChange() { sendQuietly(.viewLayoutMarginsDidChange) {} }
    open func viewSafeAreaInsetsDidChange() { sendQuietly(.viewSafeAreaInsetsDidChange) {} }
    /// What the controller's own bars cover of its view, beside what is covered anyway.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { relations.additionalSafeAreaInsets }
        set { setAdditionalSafeAreaInsets(newValue) }
    }

    // MARK: Children (C-04)

    /// The controller that this one is a child of.
    open var parent: UIViewController? { relations.parent }
    open var children: [UIViewController] { relations.children }
    /// Makes a controller a child of this one; its view is put in, and `didMove` called, by the author.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Leaves the parent; `willMove` is called by the author before.
    open func removeFromParent() {
        guard detachFromParent() else { return }
        didMove(toParent: nil)
    }
    open func willMove(toParent parent: UIViewController?) {
        sendVoid(.willMoveToParent, [parent], about: parent) { beginsToMove(to: parent) }
    }
    open func didMove(toParent parent: UIViewController?) {
        sendVoid(.didMoveToParent, [parent], about: parent) { hasMoved() }
    }

    /// Whether its children hear by themselves that their views come and go. Where it is false, the author
    /// tells them with `beginAppearanceTransition(_:animated:)`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool {
        world.ask(.forwardsAppearance, of: self) { true }
    }

    // MARK: Presentation (C-02)

    /// What is around a presented controller's view, and whether it takes the presenting one's out of the
    /// window.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { world.ask(.modalPresentationStyle, of: self) { relations.style } }
        set {
            world.request(.setModalPresentationStyle, of: self, [newValue]) { relations.style = newValue }
        }
    }
    /// The controller that this one, or one that it is a child in, presents.
    open var presentedViewController: UIViewController? {
        inherited(\.presented)
    }
    /// The controller that presents this one, or one that it is a child in.
    open var presentingViewController: UIViewController? {
        inherited(\.presenter)
    }
    /// Shows a controller over this one; the outermost parent is the one that presents.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        viewControllerToPresent.relations.source = self
        presenterForContext(viewControllerToPresent).show(viewControllerToPresent, flag, completion)
    }
    /// Takes away what this controller presents; if that is nothing, the controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController?.relations.presenter ?? presentingViewController
        presenter?.dismissPresented(flag, completion)
    }

    /// Shows a controller in the container around that knows how to, such as a navigation controller, which
    /// pushes it; without one it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        world.request(.showViewController, of: self, [vc, sender]) {
            if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
        }
    }
    /// Shows a controller as the secondary one of a split view controller around; without one it is
    /// presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        world.request(.showDetailViewController, of: self, [vc, sender]) {
            guard let parent else { return present(vc, animated: true) }
            parent.showDetailViewController(vc, sender: sender)
        }
    }

    /// How the presentation looks while it is animated; kept, and without effect on touches.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { relations.transitionStyle }
        set { relations.transitionStyle = newValue }
    }
    /// Whether the user cannot dismiss the controller (N-12).
    open var isModalInPresentation: Bool {
        get { world.ask(.isModalInPresentation, of: self) { relations.isModal } }
        set { setModal(newValue) }
    }
    /// Makes what transitions of the author's own need; not retained (N-25).
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { relations.transitioningDelegate as? any UIViewControllerTransitioningDelegate }
        set { transitioningDelegateObject = newValue }
    }
    /// Manages the presentation of this controller, present or to come.
    open var presentationController: UIPresentationController? { makePresentationController() }
    open var sheetPresentationController: UISheetPresentationController? {
        makePresentationController() as? UISheetPresentationController
    }
    open var popoverPresentationController: UIPopoverPresentationController? {
        makePresentationController() as? UIPopoverPresentationController
    }
    /// Kept, as how an animation of a presentation looks is not modelled.
    open var providesPresentationContextTransitionStyle = false
    /// Whether this controller presents for those inside it, for the styles with a context (N-36).
    open var definesPresentationContext: Bool {
        get { relations.definesContext }
        set { relations.definesContext = newValue }
    }
    /// In points; zero leaves the size to others. The parent hears of another one, or the presentation.
    open var preferredContentSize: CGSize {
        get { world.ask(.preferredContentSize, of: self) { relations.preferredContentSize } }
        set { world.request(.setPreferredContentSize, of: self, [newValue]) { prefer(newValue) } }
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        sendQuietly(.preferredContentSizeDidChange, [container]) {}
    }
    open var isBeingPresented: Bool { relations.isBeingPresented }
    open var isBeingDismissed: Bool { relations.isBeingDismissed }
    open var isMovingToParent: Bool { relations.isMovingToParent }
    open var isMovingFromParent: Bool { relations.isMovingFromParent }
    /// What a navigation bar would show.
    open var navigationItem: UINavigationItem { itemForNavigation }
    /// At which edges the app's recognizers come before the system's, which the engine does not have
    /// (N-10).
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        world.ask(.edgesDeferringSystemGestures, of: self) { [] }
    }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        world.ask(.childDeferringSystemGestures, of: self) { nil }
    }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Looks and traits

    /// What the screen is like.
    open var traitCollection: UITraitCollection { traitsInForce }
    /// What it inherits of traits is something else than before (N-39).
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        sendQuietly(.traitCollectionDidChange, [previousTraitCollection]) {}
    }
    open var preferredStatusBarStyle: UIStatusBarStyle {
        world.ask(.preferredStatusBarStyle, of: self) { .default }
    }
    open var prefersStatusBarHidden: Bool { world.ask(.prefersStatusBarHidden, of: self) { false } }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        world.ask(.preferredStatusBarUpdateAnimation, of: self) { .fade }
    }
    open var childForStatusBarStyle: UIViewController? {
        world.ask(.childForStatusBarStyle, of: self) { nil }
    }
    open var childForStatusBarHidden: UIViewController? {
        world.ask(.childForStatusBarHidden, of: self) { nil }
    }
    open var prefersHomeIndicatorAutoHidden: Bool {
        world.ask(.prefersHomeIndicatorAutoHidden, of: self) { false }
    }
    open var childForHomeIndicatorAutoHidden: UIViewController? {
        world.ask(.childForHomeIndicatorAutoHidden, of: self) { nil }
    }

    // MARK: Turning and sizes (N-38 to N-41)

    /// The view gets another size, since the window does; children hear it by default.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        sendVoid(.viewWillTransitionToSize, [size, coordinator]) { forwardSize(size, coordinator) }
    }
    /// The size classes become others; children hear it by default.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        sendVoid(.willTransitionToTraits, [newCollection, coordinator]) {
            forwardTraits(newCollection, coordinator)
        }
    }
    /// The size that a child's view gets with this size of the own view: by default the same (N-40).
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        world.ask(.sizeForChild, of: self, [container, parentSize]) { sizeOfChild(container, in: parentSize) }
    }
    /// Not asked any more since iOS 16.
    open var shouldAutorotate: Bool { world.ask(.shouldAutorotate, of: self) { true } }
    /// The orientations that the interface may have, asked of the controller that fills the window (N-38).
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        world.ask(.supportedInterfaceOrientations, of: self) { usualOrientations }
    }
    /// The orientation of the interface when this controller is presented over the whole screen, if it does
    /// not support the present one.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        world.ask(.preferredOrientation, of: self) { usualPreferredOrientation }
    }
    /// Lets the controllers be asked anew, and the interface turn at once if the answer asks for it.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { world.followDeviceSoon() }

    /// The style that `automatic` stands for (N-11).
    var automaticStyle: UIModalPresentationStyle { .pageSheet }
    /// What manages the presentation of controllers of the engine's own.
    func ownPresentationController(_ presenter: UIViewController?) -> UIPresentationController? { nil }
    func defaultLoadView() {
        view = UIView(frame: world.screen.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    /// The own view has another size: controllers that hold others give theirs the same.
    func viewWasResized() {}
    /// What a child's size is by default.
    func sizeOfChild(_ child: any UIContentContainer, in size: CGSize) -> CGSize { size }
    /// The view is there, and `viewDidLoad` comes next.
    func viewWasLoaded() {}

    /// Called before the view appears: controllers that hold others put the right view in.
    func prepareToAppear() {}
    /// The child whose view a controller that holds others shows.
    var shownChild: UIViewController? { nil }

    /// The window if this is its root controller, the presenting controller if there is one, else the
    /// superview of the view (C-02).
    override var defaultNext: UIResponder? {
        if let above = rootWindow ?? relations.presenter { return above }
        let outer = storedView?.superview
        return outer is UIViewControllerWrapperView ? outer?.superview : outer
    }

    override var ownView: UIView? { storedView }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [("view", storedView), ("presentedViewController", relations.presented)]
    }

    private func tell(_ selector: MessageSelector, _ arguments: @autoclosure () -> [Any?] = []) {
        sendVoid(selector, arguments()) {}
    }

    private func replaceView(_ view: UIView?) {
        storedView?.managingController = nil
        storedView = view
        view?.managingController = self
        if view?.storedLayoutState != nil { view?.guidesChanged() }
    }
}
