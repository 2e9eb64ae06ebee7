import Foundation

/// Lets items fall. A gravity of 1 is 1000 points per second squared.
open class UIGravityBehavior: UIDynamicBehavior, DynamicItemListing {
    private var force = AngledForce(CGVector(dx: 0, dy: 1)) { didSet { changed() } }

    public override init() { super.init() }
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        for item in items { insert(item) }
    }

    open var items: [any UIDynamicItem] { listedItems }
    open func addItem(_ item: any UIDynamicItem) { insert(item) }
    open func removeItem(_ item: any UIDynamicItem) { take(item) }

    /// Down at first. Its length is the magnitude.
    open var gravityDirection: CGVector {
        get { force.vector }
        set { force.set(newValue) }
    }
    /// In radians, clockwise from the right.
    open var angle: CGFloat {
        get { force.angle }
        set { force.set(angle: newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { force.set(magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        force.set(angle: angle, magnitude: magnitude)
    }

    override func act(for time: CGFloat, in animator: UIDynamicAnimator) {
        let way = force.vector.times(DynamicsConstants.gravity * time)
        for item in items {
            guard let body = animator.body(of: item), body.inverseMass > 0 else { continue }
            body.velocity = CGVector(dx: body.velocity.dx + way.dx, dy: body.velocity.dy + way.dy)
        }
    }
}
