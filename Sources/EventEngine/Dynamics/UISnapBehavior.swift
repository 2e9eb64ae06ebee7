import Foundation

/// Pulls an item to a point, where it is upright. How it swings there is our decision: at 2.5 cycles per
/// second, the more the larger `damping` is; in the end it is just there.
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    open var snapPoint: CGPoint { didSet { changed() } }
    /// From 0, with the least swing, to 1.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    override var movedItems: [any UIDynamicItem] { [item] }
    override func act(for time: CGFloat, in animator: UIDynamicAnimator) {
        guard let body = animator.body(of: item), body.inverseMass > 0 else { return }
        let (least, most) = DynamicsConstants.snapDamping
        let ratio = most - (most - least) * min(max(damping, 0), 1)
        let turn = 2 * CGFloat.pi * DynamicsConstants.snapFrequency
        let soft = 1 + 2 * ratio * turn * time + turn * turn * time * time
        let way = body.center.way(from: snapPoint)
        body.velocity = CGVector(
            dx: (body.velocity.dx - time * turn * turn * way.dx) / soft,
            dy: (body.velocity.dy - time * turn * turn * way.dy) / soft)
        let lean = body.angle - (body.angle / (2 * .pi)).rounded() * 2 * .pi
        if body.inverseInertia > 0 { body.spin = (body.spin - time * turn * turn * lean) / soft }
        guard way.length < DynamicsConstants.snapNear, abs(lean) < DynamicsConstants.snapTurn, body.isSlow
        else { return }
        (body.center, body.velocity, body.angle, body.spin) = (snapPoint, .zero, body.angle - lean, 0)
    }
}
