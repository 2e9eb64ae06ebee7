import Foundation

/// The outermost view of a hierarchy: receives events from the application and hands them to its views.
open class UIWindow: UIView {
    /// Where a window is in front of others, whatever was shown last (B-21).
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        public static func + (level: Level, offset: CGFloat) -> Level { Level(level.rawValue + offset) }
        public static func - (level: Level, offset: CGFloat) -> Level { Level(level.rawValue - offset) }
    }

    private var storedLevel = Level.normal
    private var storedController: UIViewController?
    private weak var storedScene: UIWindowScene?
    /// Who hears of motion and of actions without a target first (C-19).
    final weak var firstResponder: UIResponder? { didSet { world.settingsHaveChanged = true } }
    /// In what way the first responder is being asked to resign, until it takes notice.
    final var resignation: (holder: UIResponder, manner: Resignation)?
    private var storedUndoManager: UndoManager?

    /// Makes a window; it is hidden until it is shown.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        windowWasCreated()
    }

    /// Makes a window as large as the screen.
    public convenience init() {
        self.init(frame: Simulator.current.screen.bounds)
    }

    /// Makes a window of a scene, as large as the screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: Simulator.current.screen.bounds)
        windowWasCreated()
        storedScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        windowWasCreated()
    }

    deinit {
        for subview in model.pointee.subviews { subview.forgetWindow() }
        if storedController?.rootWindow === self { storedController?.rootWindow = nil }
        world.windowIsGone(self)
    }

    private func windowWasCreated() {
        model.pointee.isHidden = true
        windowReference = self
    }

    /// Windows with a higher level are in front of those with a lower one.
    open var windowLevel: Level {
        get { read(.windowLevel, storedLevel) }
        set {
            write(.setWindowLevel, newValue) {
                storedLevel = newValue
                world.application.orderChanged()
            }
        }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { read(.rootViewController, storedController) }
        set { write(.setRootViewController, newValue) { replaceRootController(newValue) } }
    }

    /// The scene that the window is in. A visible one that names none is in a scene with the others, which
    /// its responder chain leaves out (C-06).
    open var windowScene: UIWindowScene? {
        get { storedScene ?? (model.pointee.isHidden ? nil : world.application.unnamedScene) }
        set { storedScene = newValue }
    }

    open var screen: UIScreen { world.screen }
    open var isKeyWindow: Bool { world.application.keyWindow === self }
    open var canBecomeKey: Bool { true }

    /// Shows the window, in front of the others of its level, and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        world.application.bringToFront(self)
        makeKey()
    }

    /// Makes it the key window; for touches that means nothing (B-21).
    open func makeKey() { world.application.makeKey(self) }
    /// Tells the window that it is the key window now; only UIKit calls it. An entry of the trace shows an
    /// override alone.
    open func becomeKey() { sendQuietly(.becomeKey) {} }
    /// Tells the window that it is the key window no more; only UIKit calls it.
    open func resignKey() { sendQuietly(.resignKey) {} }

    /// Hands an event to recognizers and views of this window.
    open func sendEvent(_ event: UIEvent) {
        sendVoid(.windowSendEvent, [event]) { defaultSendEvent(event) }
    }

    func defaultSendEvent(_ event: UIEvent) {
        if let phase = event.motionPhase { return deliverMotion(phase, event) }
        world.touchDelivery.deliver(event, in: self)
    }

    /// A point of the screen, or of another window, in this window's coordinates (B-23).
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        window.map { convert(point, from: $0 as UIView) } ?? model.pointee.fromSuperview(point)
    }

    /// A point of this window on the screen, or in another window.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        window.map { convert(point, to: $0 as UIView) } ?? model.pointee.toSuperview(point)
    }

    /// The undo manager of all in the window that has none of its own (P-37).
    override var defaultUndoManager: UndoManager? {
        if let storedUndoManager { return storedUndoManager }
        let manager = world.perform { UndoManager() }
        storedUndoManager = manager
        return manager
    }

    /// The scene if there is one, else the application (C-06).
    override var defaultNext: UIResponder? { storedScene ?? world.application }

    override func visibilityDidChange() {
        world.application.visibilityChanged(of: self)
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [("rootViewController", storedController)]
    }

    private func replaceRootController(_ controller: UIViewController?) {
        let old = storedController
        guard old !== controller else { return }
        storedController = controller
        old?.forgetPresented()
        if let old, old.isViewLoaded, old.view.superview === self {
            old.leaveWindow()
        }
        old?.rootWindow = nil
        controller?.rootWindow = self
        if !model.pointee.isHidden { installRootView() }
    }

    /// Puts the root controller's view in, as large as the window.
    func installRootView() {
        guard let controller = storedController, !controller.isCovered, let view = controller.view,
            view.superview !== self
        else { return }
        view.frame = bounds
        controller.enter(self)
    }
}
