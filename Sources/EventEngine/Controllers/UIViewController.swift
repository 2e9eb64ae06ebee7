import Foundation

/// Manages a view and what is in it.
open class UIViewController: UIResponder, NSCoding {
    /// The window whose root controller this is; it takes itself out when it is freed.
    final unowned(unsafe) var rootWindow: UIWindow?
    private var storedView: UIView?
    private var isLoading = false
    private var storedTitle: String?

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

    /// The window if this is its root controller, else the superview of the view (C-02).
    override var defaultNext: UIResponder? {
        rootWindow ?? storedView?.superview
    }

    override var ownView: UIView? { storedView }

    override package var knownProperties: [(name: String, object: AnyObject?)] { [("view", storedView)] }

    private func tell(_ selector: MessageSelector, _ arguments: @autoclosure () -> [Any?] = []) {
        sendVoid(selector, arguments()) {}
    }

    private func replaceView(_ view: UIView?) {
        storedView?.managingController = nil
        storedView = view
        view?.managingController = self
    }
}

extension UIViewController {
    /// The view comes into its window, with the calls of appearance; the last one follows the next layout.
    final func enter(_ window: UIWindow) {
        viewWillAppear(false)
        window.addSubview(view)
        world.afterCommit.append { [self] in viewDidAppear(false) }
    }

    /// The view leaves its window, with the calls of disappearance.
    final func leaveWindow() {
        viewWillDisappear(false)
        view.removeFromSuperview()
        viewDidDisappear(false)
    }
}
