import Foundation

/// What is known of a transition by those who do something beside it.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    /// Whether a finger drives it at its beginning.
    var initiallyInteractive: Bool { get }
    /// Whether a finger drives it now.
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    /// From 0 to 1.
    var percentComplete: CGFloat { get }
    /// The view that all happens in.
    var containerView: UIView { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// How far the interface is turned; nothing but a turn of the device does that.
    var targetTransform: CGAffineTransform { get }
    /// Whether a finger may take hold of it while it moves by itself.
    var isInterruptible: Bool { get }
    /// How fast the rest of the way is gone, as the driver says; 1 without one.
    var completionVelocity: CGFloat { get }
    /// How the rest of the way looks.
    var completionCurve: UIView.AnimationCurve { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets controllers animate beside a transition, and hear of its end.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// The same in a view that is not in the container, which changes nothing here.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Hears that the finger has let go, and whether the transition goes back; or that it has taken hold of a
    /// transition that moved by itself.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Hears that the finger has let go, and not that it has taken hold again: what came before
    /// `notifyWhenInteractionChanges(_:)`.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
    }

    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}

/// What goes on beside one animated transition. The controllers of the transition know it until the end.
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let world: Simulator
    private let from: UIViewController?
    private let to: UIViewController?
    private let container: UIView
    private let transition: ControllerTransition?
    /// The controllers that know it: those of the transition, and the container that makes it.
    private let controllers: [UIViewController]
    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var changes: [Handler] = []
    private var hasBegun = false
    private var isOver = false

    package let initiallyInteractive: Bool
    package private(set) var isInteractive: Bool
    package private(set) var isCancelled = false
    package var isAnimated: Bool { true }
    package var containerView: UIView { container }
    /// None for a change of a navigation stack.
    package let presentationStyle: UIModalPresentationStyle
    package private(set) var targetTransform = CGAffineTransform.identity
    package var isInterruptible: Bool { transition?.percentDriver?.canInterrupt ?? false }
    package var completionVelocity: CGFloat { transition?.percentDriver?.completionSpeed ?? 1 }
    package var completionCurve: UIView.AnimationCurve {
        transition?.percentDriver?.completionCurve ?? .easeInOut
    }
    package var percentComplete: CGFloat { isOver ? 1 : transition?.percentComplete ?? 0 }
    package var transitionDuration: TimeInterval {
        if isTurn { return EngineConstants.turnSeconds }
        return transition?.duration ?? Double(EngineConstants.transitionTime) / 1_000_000
    }
    /// Whether a window changes its size, and no controller comes or goes.
    private var isTurn = false

    /// What goes on beside a change of a window's size (N-39).
    convenience init(turning root: UIViewController, in container: UIView, by transform: CGAffineTransform) {
        self.init(from: nil, to: nil, of: root, in: container)
        (isTurn, targetTransform) = (true, transform)
    }

    init(
        from: UIViewController?, to: UIViewController?, of owner: UIViewController? = nil,
        in container: UIView, style: UIModalPresentationStyle = .none,
        _ transition: ControllerTransition? = nil, isInteractive: Bool = false
    ) {
        world = container.world
        (self.from, self.to, self.container, self.transition) = (from, to, container, transition)
        self.isInteractive = transition?.isInteractive ?? isInteractive
        initiallyInteractive = self.isInteractive
        presentationStyle = style
        controllers = [from, to, owner].compactMap { $0 }
        super.init()
        for controller in controllers { controller.relations.coordinator = self }
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        (key == .from ? from : key == .to ? to : nil)?.viewIfLoaded
    }

    package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver, world.work.draw(WorkCost.block) else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasBegun { run(animation) } else { animations.append(animation) }
        return true
    }

    package func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    package func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        if world.work.draw(WorkCost.block) { changes.append(handler) }
    }

    /// The views begin to move: what was asked for meanwhile moves with them.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        let animations = animations
        self.animations = []
        for animation in animations where !world.isHalted { run(animation) }
    }

    /// The finger has let go.
    func letGo(isCancelled: Bool) {
        guard isInteractive else { return }
        (isInteractive, self.isCancelled) = (false, isCancelled)
        for change in changes where !world.isHalted { change(self) }
    }

    /// A finger interrupts what moved by itself.
    func takeHold() {
        guard !isInteractive, !isOver else { return }
        (isInteractive, isCancelled) = (true, false)
        for change in changes where !world.isHalted { change(self) }
    }

    /// All is over; the controllers forget the coordinator when those who waited have heard.
    func end(isCancelled: Bool) {
        guard !isOver else { return }
        // An animator may be done before anything could move beside it.
        if !hasBegun { begin() }
        (isOver, self.isCancelled) = (true, isCancelled)
        let completions = completions
        (self.completions, changes) = ([], [])
        for completion in completions where !world.isHalted { completion(self) }
        for controller in controllers where controller.relations.coordinator === self {
            controller.relations.coordinator = nil
        }
    }

    private func run(_ animation: @escaping Handler) {
        UIView.animate(withDuration: transitionDuration) { animation(self) }
    }
}

extension UIViewController {
    /// What goes on beside the animated transition that this controller, or one that it is in, takes part in;
    /// nil when there is none.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var controller: UIViewController? = self
        while let here = controller, world.work.draw(1) {
            if let coordinator = here.relations.coordinator { return coordinator }
            controller = here.parent
        }
        return nil
    }
}
