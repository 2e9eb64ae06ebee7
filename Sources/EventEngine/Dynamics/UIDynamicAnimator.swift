import Foundation

/// Hears that an animator begins to work, and that everything has come to rest. Both methods are optional.
public protocol UIDynamicAnimatorDelegate: AnyObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

// A method that a class does not implement says that nobody was told.
extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        animator.world.answeredByDefault(())
    }
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        animator.world.answeredByDefault(())
    }
}

/// Moves items as its behaviors say, a step with each frame of the display, until all of them rest.
///
/// Items are rigid bodies. How they are moved is our decision as far as Apple does not publish it; see
/// `DynamicsConstants`. As a display link does, an animator does not keep a scenario from its end.
open class UIDynamicAnimator: NSObject, Subclassable {
    /// The world that it belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }
    package var knownProperties: [(name: String, object: AnyObject?)] { [] }
    /// Whose coordinates items are in.
    open private(set) weak var referenceView: UIView?
    /// The layout whose attributes are moved, which is then asked for them again.
    private weak var layout: UICollectionViewLayout?
    /// Those that were added, without what belongs to them.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    private var added: Set<ObjectIdentifier> = []
    /// Whether it works.
    open private(set) var isRunning = false
    /// How long it has worked, in seconds.
    open private(set) var elapsedTime: TimeInterval = 0
    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject?
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    /// In the order in which the behaviors name them.
    final var order: [DynamicBody] = []
    /// The behaviors and those that belong to them, each before its own.
    final var all: [UIDynamicBehavior] = []
    private var isStale = false
    private var quietSteps = 0

    /// Moves items in the coordinates that they all have.
    public override init() {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
        world.work.draw(WorkCost.object)
    }

    public init(referenceView view: UIView) {
        world = .current
        creationSerial = world.nextSerial()
        referenceView = view
        super.init()
        world.work.draw(WorkCost.object)
    }

    /// Moves the attributes of a layout. Each step that moves one invalidates the layout.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        self.layout = layout
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// Hears when it begins and pauses; not retained.
    open var delegate: (any UIDynamicAnimatorDelegate)? {
        get { delegateObject as? any UIDynamicAnimatorDelegate }
        set { delegateObject = newValue }
    }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard world.work.draw(WorkCost.hashed), added.insert(ObjectIdentifier(behavior)).inserted else {
            return
        }
        behaviors.append(behavior)
        behavior.join(self)
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard world.work.draw(compared: behaviors.count),
            added.remove(ObjectIdentifier(behavior)) != nil
        else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.join(nil)
    }

    open func removeAllBehaviors() {
        let removed = behaviors
        (behaviors, added) = ([], [])
        for behavior in removed { behavior.join(nil) }
    }

    /// The items whose frames meet a rectangle of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        allItems.filter { item in
            let (size, center) = (item.bounds.size, item.center)
            let frame = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
            return frame.overlaps(rect)
        }
    }

    /// All items, in the order in which the behaviors name them.
    final var allItems: [any UIDynamicItem] {
        refresh()
        world.work.draw(order.count)
        return order.map(\.item)
    }

    /// Takes over where an item was put by others; it keeps its velocity.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        refresh()
        bodies[ObjectIdentifier(item)]?.takeState()
        resume()
    }

    // MARK: Bodies

    /// What an item moves as; nil for one that no behavior moves.
    final func body(of item: any UIDynamicItem) -> DynamicBody? {
        refresh()
        return bodies[ObjectIdentifier(item)]
    }

    final func behaviorsChanged() {
        isStale = true
        resume()
    }

    /// Makes bodies for items that are new, and forgets those that no behavior moves any more.
    private func refresh() {
        guard isStale, !world.isHalted else { return }
        isStale = false
        all = []
        for behavior in behaviors {
            behavior.forEachOfFamily {
                all.append($0)
                return true
            }
        }
        let old = bodies
        (bodies, order) = ([:], [])
        for item in all.flatMap(\.movedItems) where world.work.draw(WorkCost.hashed) {
            let id = ObjectIdentifier(item)
            guard bodies[id] == nil else { continue }
            let body = old[id] ?? DynamicBody(item)
            if item.collisionBoundsType == .path {
                world.report(.refused("an item of a dynamic animator cannot have a path as its outline here"))
            }
            bodies[id] = body
            order.append(body)
        }
    }

    // MARK: Running

    /// Goes on, unless it does already.
    final func resume() {
        isStale = true
        quietSteps = 0
        guard !isRunning, !behaviors.isEmpty, !world.isHalted else { return }
        isRunning = true
        world.askDelegate(delegateObject, .dynamicAnimatorWillResume, [self], fallback: ()) {
            ($0 as? any UIDynamicAnimatorDelegate)?.dynamicAnimatorWillResume(self)
        }
        waitForFrame()
    }

    private func pause() {
        isRunning = false
        world.askDelegate(delegateObject, .dynamicAnimatorDidPause, [self], fallback: ()) {
            ($0 as? any UIDynamicAnimatorDelegate)?.dynamicAnimatorDidPause(self)
        }
    }

    private func waitForFrame() {
        world.work.draw(WorkCost.block)
        world.timers.add(at: world.clock.nextFrame, isEndless: true, modes: .all) { [weak self] in
            self?.step()
        }
    }

    private func step() {
        guard isRunning, !world.isHalted else { return }
        refresh()
        guard !behaviors.isEmpty else { return pause() }
        elapsedTime += Double(DynamicsConstants.step)
        let touched = move()
        for body in order where body.isSound && !world.isHalted { body.show() }
        if order.contains(where: { !$0.isResting }), !world.isHalted { layout?.invalidateLayout() }
        for behavior in all where !world.isHalted { behavior.action?() }
        touched.tell()
        quietSteps = order.allSatisfy(\.isResting) ? quietSteps + 1 : 0
        guard !world.isHalted, isRunning else { return }
        if quietSteps >= DynamicsConstants.restSteps { pause() } else { waitForFrame() }
    }
}
