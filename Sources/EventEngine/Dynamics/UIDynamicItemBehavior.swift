import Foundation

/// What items are made of, and how fast they move.
///
/// Where several of these have an item, the one that was added last counts. An item without one bounces with
/// an elasticity of 0.2 and has a friction of 0.2 (our decision).
open class UIDynamicItemBehavior: UIDynamicBehavior, DynamicItemListing {
    /// Velocities that items get when the animator has their bodies.
    private var waiting: [(item: any UIDynamicItem, velocity: CGVector, spin: CGFloat)] = []

    public override init() { super.init() }
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        for item in items { insert(item) }
    }

    open var items: [any UIDynamicItem] { listedItems }
    open func addItem(_ item: any UIDynamicItem) { insert(item) }
    open func removeItem(_ item: any UIDynamicItem) { take(item) }

    /// How much of its speed an item keeps in a collision, from 0 to 1.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// How much items hold each other back where they slide; 0 is not at all.
    open var friction: CGFloat = 0 { didSet { changed() } }
    open var density: CGFloat = 1 { didSet { changed() } }
    /// How much of its speed an item loses by itself: in a second all but the part 1 / (1 + resistance), or
    /// more (our decision).
    open var resistance: CGFloat = 0 { didSet { changed() } }
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    open var allowsRotation = true { didSet { changed() } }
    /// Whether nothing moves the items, and others collide with them.
    open var isAnchored = false { didSet { changed() } }

    /// In points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(item, CGVector(dx: velocity.x, dy: velocity.y), 0)
    }
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let own = dynamicAnimator?.body(of: item)?.velocity ?? .zero
        let more = waiting.filter { $0.item === item }
        return CGPoint(
            x: more.reduce(own.dx) { $0 + $1.velocity.dx }, y: more.reduce(own.dy) { $0 + $1.velocity.dy })
    }
    /// In radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(item, .zero, velocity)
    }
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        let own = dynamicAnimator?.body(of: item)?.spin ?? 0
        return waiting.filter { $0.item === item }.reduce(own) { $0 + $1.spin }
    }

    private func add(_ item: any UIDynamicItem, _ velocity: CGVector, _ spin: CGFloat) {
        guard lists(item), world.work.draw(WorkCost.hashed) else { return }
        waiting.append((item, velocity, spin))
        changed()
    }

    /// Bodies become what it says.
    final func make(in animator: UIDynamicAnimator) {
        for item in items {
            guard let body = animator.body(of: item) else { continue }
            (body.elasticity, body.friction) = (elasticity, friction)
            (body.resistance, body.angularResistance) = (resistance, angularResistance)
            body.makeOf(density: density, turns: allowsRotation, isFixed: isAnchored)
        }
    }

    override func act(for time: CGFloat, in animator: UIDynamicAnimator) {
        let waiting = waiting
        self.waiting = []
        for (item, velocity, spin) in waiting {
            guard let body = animator.body(of: item) else { continue }
            if body.inverseMass > 0 {
                let own = body.velocity
                body.velocity = CGVector(dx: own.dx + velocity.dx, dy: own.dy + velocity.dy)
            }
            if body.inverseInertia > 0 { body.spin += spin }
        }
    }
}
