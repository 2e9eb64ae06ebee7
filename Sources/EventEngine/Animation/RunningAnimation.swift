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
    private var keyframes = KeyframeTrack()
    /// What is to happen when it is over, beside its completion.
    var endings: [() -> Void] = []
    /// Ends it before its time, or at its time.
    var finish: (() -> Void)?
    /// Whether it lost a view to another animation, or was removed from it (S-25).
    private(set) var isCut = false
    private var transaction: TransactionCompletion?

    init(world: Simulator, allowsInteraction: Bool) {
        self.world = world
        self.allowsInteraction = allowsInteraction
    }

    /// A view's animatable property is about to change while the animation's block runs. It begins where the
    /// view is seen.
    func add(_ view: UIView) {
        keyframes.note(view)
        let id = ObjectIdentifier(view)
        guard starts[id] == nil else { return }
        starts[id] = view.seenValues ?? SeenValues(of: view)
        views.append(view)
    }

    /// Runs a block whose changes belong to this animation.
    func collect(_ changes: () -> Void) {
        let outer = world.collectingAnimation
        beginCollecting()
        changes()
        world.collectingAnimation = outer
        noteEnds()
    }

    /// From now on changes belong to this animation, until `endCollecting`.
    func beginCollecting() { world.collectingAnimation = self }

    /// Ends what `beginCollecting` began; `outer` collects again, unless something else does meanwhile.
    func endCollecting(returningTo outer: RunningAnimation?) {
        if world.collectingAnimation === self { world.collectingAnimation = outer }
        noteEnds()
    }

    private func noteEnds() {
        for view in views { ends[ObjectIdentifier(view)] = SeenValues(of: view) }
    }

    /// Runs a block whose changes take a part of the animation's time (S-26).
    func collectKeyframe(at start: Double, lasting length: Double, _ changes: () -> Void) {
        guard !keyframes.isCollecting, world.work.draw(WorkCost.block) else { return changes() }
        keyframes.begin(at: start, lasting: length)
        changes()
        keyframes.end(views)
    }

    /// From now on the views swallow touches that begin, unless interaction is allowed (B-15); touches in
    /// progress on them go on (B-17).
    func begin() {
        show()
        if !views.isEmpty, transaction == nil { transaction = world.transactions.animationBegins() }
        guard !allowsInteraction, !isRunning else { return }
        isRunning = true
        for view in views {
            view.model.pointee.blockingAnimations += 1
            world.blockingAnimations += 1
        }
    }

    /// The views take touches again, and are seen where they are.
    func end() {
        hide()
        if isRunning { for view in views { unblock(view) } }
        isRunning = false
        let last = (endings, transaction)
        (endings, transaction) = ([], nil)
        for ending in last.0 { ending() }
        if let waiting = last.1 { world.afterCommit.append { waiting.animationEnds() } }
    }

    /// The animation of one view is taken away. Without a view it is over.
    func drop(_ view: UIView) {
        guard finish != nil, let index = views.firstIndex(where: { $0 === view }) else { return }
        isCut = true
        if isShown { hide(view) }
        if isRunning { unblock(view) }
        views.remove(at: index)
        if views.isEmpty { finish?() }
    }

    private func unblock(_ view: UIView) {
        view.model.pointee.blockingAnimations -= 1
        world.blockingAnimations -= 1
    }

    // MARK: What is seen

    /// What is seen of a view now.
    func values(of view: UIView) -> SeenValues? {
        let id = ObjectIdentifier(view)
        guard let start = starts[id], let end = ends[id] else { return nil }
        let part = progress()
        let whole = start.mixed(with: end, part)
        return keyframes.isEmpty ? whole : keyframes.values(of: id, from: start, whole: whole, at: part)
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
        for view in views { hide(view) }
    }

    private func hide(_ view: UIView) {
        let id = ObjectIdentifier(view)
        world.seenViews[id]?.removeAll { $0 === self }
        guard world.seenViews[id]?.isEmpty ?? true else { return }
        world.seenViews[id] = nil
        view.model.pointee.isSeenElsewhere = false
    }
}

extension UIView {
    /// Tells the animation whose block runs now, if any, that a property of this view changes.
    @inline(__always)
    final func willChangeAnimatably() {
        if let animation = world.collectingAnimation { animation.add(self) }
    }
}
