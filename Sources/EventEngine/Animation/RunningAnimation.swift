import Foundation

/// One animation: the views that it changed, and whether they let touches through meanwhile. Model values
/// change at once (B-14); what is left is the gate, what is seen meanwhile, and the completion.
final class RunningAnimation {
    private unowned let world: Simulator
    private let allowsInteraction: Bool
    /// Whether views are hit where they are seen, rather than where they will be (S-19).
    var isHitWhereSeen = false
    /// The part of the way that is done, from 0 to 1.
    var progress: () -> Double = { 1 }
    private(set) var views: [UIView] = []
    private var starts: [ObjectIdentifier: SeenValues] = [:]
    private var ends: [ObjectIdentifier: SeenValues] = [:]
    private var isRunning = false
    private var isShown = false

    init(world: Simulator, allowsInteraction: Bool) {
        self.world = world
        self.allowsInteraction = allowsInteraction
    }

    /// A view's animatable property is about to change while the animation's block runs. It begins where the
    /// view is seen.
    func add(_ view: UIView) {
        let id = ObjectIdentifier(view)
        guard starts[id] == nil else { return }
        starts[id] = view.seenValues ?? SeenValues(of: view)
        views.append(view)
    }

    /// Runs a block whose changes belong to this animation.
    func collect(_ changes: () -> Void) {
        let outer = world.collectingAnimation
        world.collectingAnimation = self
        changes()
        world.collectingAnimation = outer
        for view in views { ends[ObjectIdentifier(view)] = SeenValues(of: view) }
    }

    /// From now on the views swallow touches, unless interaction is allowed (B-15); touches in progress on
    /// them are cancelled before the loop sleeps (B-17).
    func begin() {
        show()
        guard !allowsInteraction, !isRunning else { return }
        isRunning = true
        for view in views {
            view.model.pointee.blockingAnimations += 1
            world.blockingAnimations += 1
        }
        if !views.isEmpty { world.animationsHaveStarted = true }
    }

    /// The views take touches again, and are seen where they are.
    func end() {
        hide()
        guard isRunning else { return }
        isRunning = false
        for view in views {
            view.model.pointee.blockingAnimations -= 1
            world.blockingAnimations -= 1
        }
    }

    // MARK: What is seen

    /// What is seen of a view now.
    func values(of view: UIView) -> SeenValues? {
        let id = ObjectIdentifier(view)
        guard let start = starts[id], let end = ends[id] else { return nil }
        return start.mixed(with: end, progress())
    }

    /// Makes what is seen, or what was or would be at an end, the model values (S-22).
    func settle(at position: UIViewAnimatingPosition) {
        let seen = views.map { view -> SeenValues? in
            let id = ObjectIdentifier(view)
            return position == .start ? starts[id] : position == .end ? ends[id] : values(of: view)
        }
        for (view, values) in zip(views, seen) { values?.apply(to: view) }
    }

    private func show() {
        guard !isShown else { return }
        isShown = true
        for view in views {
            world.work.draw(WorkCost.hashed)
            view.model.pointee.isSeenElsewhere = true
            world.seenViews[ObjectIdentifier(view), default: []].append(self)
        }
    }

    private func hide() {
        guard isShown else { return }
        isShown = false
        for view in views {
            let id = ObjectIdentifier(view)
            world.seenViews[id]?.removeAll { $0 === self }
            guard world.seenViews[id]?.isEmpty ?? true else { continue }
            world.seenViews[id] = nil
            view.model.pointee.isSeenElsewhere = false
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
