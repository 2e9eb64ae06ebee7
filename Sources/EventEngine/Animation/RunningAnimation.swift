import Foundation

/// One animation: the views that it changed, and whether they let touches through meanwhile. Model values
/// change at once (B-14); what is left is the gate and the completion.
final class RunningAnimation {
    private unowned let world: Simulator
    private let allowsInteraction: Bool
    private(set) var views: [UIView] = []
    private var known: Set<ObjectIdentifier> = []
    private var isRunning = false

    init(world: Simulator, allowsInteraction: Bool) {
        self.world = world
        self.allowsInteraction = allowsInteraction
    }

    /// A view's animatable property changed while the animation's block ran.
    func add(_ view: UIView) {
        if known.insert(ObjectIdentifier(view)).inserted { views.append(view) }
    }

    /// Runs a block whose changes belong to this animation.
    func collect(_ changes: () -> Void) {
        let outer = world.collectingAnimation
        world.collectingAnimation = self
        changes()
        world.collectingAnimation = outer
    }

    /// From now on the views swallow touches, unless interaction is allowed (B-15); touches in progress on
    /// them are cancelled before the loop sleeps (B-17).
    func begin() {
        guard !allowsInteraction, !isRunning else { return }
        isRunning = true
        for view in views {
            view.model.pointee.blockingAnimations += 1
            world.blockingAnimations += 1
        }
        if !views.isEmpty { world.animationsHaveStarted = true }
    }

    /// The views take touches again.
    func end() {
        guard isRunning else { return }
        isRunning = false
        for view in views {
            view.model.pointee.blockingAnimations -= 1
            world.blockingAnimations -= 1
        }
    }
}

extension UIView {
    /// Tells the animation whose block runs now, if any, that a property of this view changes.
    @inline(__always)
    final func willChangeAnimatably() {
        if let animation = world.collectingAnimation { animation.add(self) }
    }
}
