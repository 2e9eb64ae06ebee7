import Foundation

/// One world: its clock, screen, application and windows, the trace of what happens in it, and its limits.
///
/// Every object of the engine belongs to the world that was current when it was made. Nothing is shared
/// between worlds, and a world is used from one thread.
public final class Simulator {
    /// Whether messages are recorded.
    package let isTracing: Bool
    package let limits: WorldLimits
    /// As the world begins.
    package let screenSize: CGSize
    /// What the run may still do; the world halts when nothing is left.
    package let work: WorkBudget
    @exclusivity(unchecked) package internal(set) var clock = VirtualClock()
    package let trace: TraceLog
    package let names = ObjectNames()
    /// The action methods of compiled classes.
    package let actions = ActionTable()
    /// The compiled classes of cells that tables can make.
    public let cellClasses = CellClassTable()
    /// The classes of layers that views can make by themselves.
    public let layerClasses = LayerClassTable()
    package let associated = AssociatedObjects()
    /// What runs a scenario in this world; nil for a world without one.
    package weak var interpreter: AnyObject?
    /// The line (0-based index) of the scenario's text that runs now; -1 when none does.
    @exclusivity(unchecked) package var currentLine: Int32 = -1
    /// The first problem; the world is halted since then.
    package internal(set) var problem: WorldProblem?
    /// Hears of the first problem at the moment it arises.
    package var problemHandler: ((WorldProblem) -> Void)?
    /// Whether the world was stopped: every loop of the engine ends quickly, messages do nothing.
    @exclusivity(unchecked) package private(set) var isHalted = false

    let mainRunLoop = MainRunLoop()
    var timers = TimerQueue()
    var mainQueue: [() -> Void] = []
    /// The queues whose blocks run now, the innermost last; none while the run loop itself calls.
    var runningQueues: [DispatchQueue] = []
    /// What waits for the next layout.
    var afterCommit: [() -> Void] = []
    var configurationUpdates = ConfigurationUpdates()
    /// Views and layers of the author's that wait to be drawn.
    var viewsToDraw: [Weak<UIView>] = []
    var layersToDraw: [Weak<CALayer>] = []
    /// Cells that are out of their tables and wait for fingers to be lifted.
    var touchedCells: [TouchedCell] = []
    var untidyLists: [Weak<UIScrollView>] = []
    /// Whether the loop is inside a turn: an event or a timer is being delivered.
    var isDelivering = false
    /// The message that the next call through `super` is about.
    @exclusivity(unchecked) var superMark: (receiver: ObjectIdentifier, selector: MessageSelector)?
    /// The rule by which the engine sends the next touch message.
    @exclusivity(unchecked) var cause: RuleID?
    /// The question to a delegate that is being answered, and whether nothing but a default answered it.
    var delegateQuestion: (entry: Int32, isSilent: Bool)?
    /// How deep messages are nested, traced or not.
    @exclusivity(unchecked) var callDepth = 0
    /// Views' running animations that do not allow interaction.
    var blockingAnimations = 0
    /// The animation whose block runs now.
    var collectingAnimation: RunningAnimation?
    /// The animations that were begun without a block, and not committed yet.
    var begunAnimations: [BegunAnimation] = []
    /// The transactions of layers.
    private(set) lazy var transactions = TransactionStack(world: self)
    var animationsAreEnabled = true
    /// The app's own edit menu.
    private(set) lazy var menuController = UIMenuController(world: self)
    /// The menu that is open.
    var openMenu: OpenMenu?
    /// The animations of layers that are not over, in the order in which they were added.
    var layerAnimations: [LayerAnimation] = []
    /// The controllers that have not yet heard that their views are appearing.
    var appearing: [AppearingController] = []
    /// Who says something else of traits than others have heard.
    private(set) lazy var traits = TraitNews(self)
    /// What drives the animations that an animator makes now (N-26).
    var percentDriver: UIPercentDrivenInteractiveTransition?
    /// The animations under way of each view, the newest last.
    var seenViews: [ObjectIdentifier: [RunningAnimation]] = [:]
    var turns = 0
    var lastSerial: Int32 = 0
    var liveViews = 0
    /// Counts the changes of view trees.
    var hierarchyVersion = 0
    /// What is to be freed one after the other.
    let discarded = DiscardedObjects()
    /// Whether anything that a snapshot shows has changed since the last one.
    var sceneHasChanged = true { didSet { if sceneHasChanged { settingsHaveChanged = true } } }
    /// Whether anything that an arrangement keeps may have changed since the last one.
    var settingsHaveChanged = true

    /// Makes a world whose screen has this size (points).
    ///
    /// - Parameter work: what the run may still do, when something was done before; else the limit for it.
    package init(
        screenSize: CGSize = CGSize(width: 375, height: 667), tracing: Bool = true,
        limits: WorldLimits = .standard, work: WorkBudget? = nil
    ) {
        self.screenSize = screenSize
        self.isTracing = tracing
        self.limits = limits
        self.work = work ?? WorkBudget(limit: limits.work)
        trace = TraceLog(work: self.work)
        self.work.whenExhausted = { [unowned self] in report(.tooMuchWork(limit: limits.work)) }
    }

    /// The display.
    package private(set) lazy var screen = UIScreen(world: self, size: screenSize)
    /// How the device is held, and how much room that leaves.
    lazy var geometry = ScreenGeometry(screen: screenSize)
    /// The traits that windows are about to have, while controllers hear of it.
    var comingTraits: UITraitCollection?
    /// What apps ask about the device.
    package private(set) lazy var uiDevice = UIDevice(self)
    /// The app, made on first use.
    package var application: UIApplication {
        if let storedApplication { return storedApplication }
        let application = perform { UIApplication() }
        storedApplication = application
        return application
    }
    private var storedApplication: UIApplication?
    /// The hand that touches the screen.
    public private(set) lazy var hand = Hand(world: self)
    /// The device that it is in.
    public private(set) lazy var device = Device(world: self)
    /// Puts views where constraints want them.
    private(set) lazy var layout = LayoutEngine(world: self)
    /// The keyboard on the screen.
    private(set) lazy var keyboard = Keyboard(world: self)
    /// What was cut or copied.
    private(set) lazy var pasteboard = perform { UIPasteboard() }
    /// Whether somebody looks for who takes an action, and asks one object after the other (P-31).
    var isSearchingTarget = false
    /// Whether any controller adds to the safe area.
    var hasSafeAreas = false
    /// Whether any bar prefers large titles.
    var hasLargeTitles = false
    /// Whether a view has a tint of its own, so that views that move may get another one.
    var hasTints = false
    /// Gives a view what was set for its class, as it comes into a window; nil while nothing is.
    package var applyLooks: ((UIView) -> Void)?
    /// Images that are being drawn, the innermost last.
    var imageContexts: [ImageContext] = []
    /// Delivers touches.
    private(set) lazy var touchDelivery = TouchDelivery(world: self)
    /// Decides between recognizers.
    private(set) lazy var gestures = GestureArbiter(world: self)
    /// The scroll views that are in motion, or may be soon.
    let scrolling = ScrollActivity()
    /// Passes notifications on.
    private(set) lazy var notificationCenter = NotificationCenter(world: self)
    /// `OperationQueue.main`.
    private(set) lazy var operationQueue = OperationQueue(world: self)
    /// What `perform(_:with:afterDelay:)` is to do.
    let deferredCalls = DeferredCalls()
    /// What Apple does not publish about recognizers.
    package var gestureConstants = GestureConstants()
    /// What the author should know at the end, and what stopped nothing.
    package internal(set) var warnings: [WorldWarning] = []

    /// A window is being freed.
    func windowIsGone(_ window: UIWindow) {
        storedApplication?.windowIsGone(window)
    }

    /// Lets go of the app and what hangs on it, which hold the world in turn.
    func forgetApplication() {
        storedApplication = nil
    }

    /// Stops the world: an error in the author's code, or an exceeded limit.
    package func halt() {
        isHalted = true
    }

    /// Reports a problem and halts the world. Only the first one counts.
    package func report(_ problem: WorldProblem) {
        guard self.problem == nil, !isHalted else { return }
        self.problem = problem
        isHalted = true
        problemHandler?(problem)
    }

    /// The number of the next object in order of creation.
    func nextSerial() -> Int32 {
        work.draw(WorkCost.object)
        lastSerial += 1
        return lastSerial
    }
}
