import Foundation

/// Lets items fall. A gravity of 1 is 1000 points per second squared.
open class UIGravityBehavior: UIDynamicBehavior {
    private var list = ItemList([])
    private var direction = CGVector(dx: 0, dy: 1)

    public override init() { super.init() }
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        list = ItemList(items)
    }

    open var items: [any UIDynamicItem] { list.items }
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// Down at first. Its length is the magnitude.
    open var gravityDirection: CGVector {
        get { direction }
        set {
            direction = newValue
            changed()
        }
    }
    /// In radians, clockwise from the right.
    open var angle: CGFloat {
        get { atan2(direction.dy, direction.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { direction.length }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var movedItems: [any UIDynamicItem] { items }
    override func act(for time: CGFloat, in animator: UIDynamicAnimator) {
        let way = direction.times(DynamicsConstants.gravity * time)
        for item in items {
            guard let body = animator.body(of: item), body.inverseMass > 0 else { continue }
            body.velocity = CGVector(dx: body.velocity.dx + way.dx, dy: body.velocity.dy + way.dy)
        }
    }
}
