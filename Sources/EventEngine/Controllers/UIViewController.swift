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
        set { storedTitle = newValue }
    }

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
        viewDidLoad()
    }

    /// Makes the view; by default an empty one as large as the screen.
    open func loadView() {
        sendVoid(.loadView, []) { view = UIView(frame: world.screen.bounds) }
    }
    open func viewDidLoad() { tell(.viewDidLoad) }
    open func viewWillAppear(_ animated: Bool) { tell(.viewWillAppear, [animated]) }
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
        sendVoid(.willMoveToParent, [parent], about: parent) {}
    }
    open func didMove(toParent parent: UIViewController?) {
        sendVoid(.didMoveToParent, [parent], about: parent) {}
    }

    // MARK: Presentation (C-02)

    /// Whether a presented controller's view takes the presenting one's out of the window. All views fill
    /// the window: how much a sheet leaves free is not published.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { relations.style }
        set { relations.style = newValue }
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
        outermostParent.show(viewControllerToPresent, flag, completion)
    }
    /// Takes away what this controller presents; if that is nothing, the controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController?.relations.presenter ?? presentingViewController
        presenter?.dismissPresented(flag, completion)
    }

    /// Called before the view appears: controllers that hold others put the right view in.
    func prepareToAppear() {}
    /// The child whose view a controller that holds others shows.
    var shownChild: UIViewController? { nil }

    /// The window if this is its root controller, the presenting controller if there is one, else the
    /// superview of the view (C-02).
    override var defaultNext: UIResponder? {
        rootWindow ?? relations.presenter ?? storedView?.superview
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
    }
}
