// Items that meet each other and lines, and what they are made of (S-31).
class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
class Referee: NSObject, UICollisionBehaviorDelegate {
    var heard: [String] = []
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem,
        at p: CGPoint
    ) {
        heard.append("meet at \(Int(p.x.rounded()))")
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem, with item2: UIDynamicItem
    ) {
        heard.append("part")
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        heard.append("hit \((identifier as? NSString) ?? "bounds")")
    }
}
let (left, right) = (Ball(frame: CGRect(x: 20, y: 100, width: 40, height: 40)), Ball())
right.frame = CGRect(x: 160, y: 100, width: 40, height: 40)
view.addSubview(left)
view.addSubview(right)
let referee = Referee()
let animator = UIDynamicAnimator(referenceView: view)
let collision = UICollisionBehavior(items: [left, right])
collision.collisionDelegate = referee
let balls = UIDynamicItemBehavior(items: [left, right])
balls.elasticity = 1
balls.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
animator.addBehavior(collision)
animator.addBehavior(balls)
device.wait(1)
// Of two that are alike the one takes over the speed of the other.
print(referee.heard)  // prints: ["meet at 163", "part"]
print(balls.linearVelocity(for: left).x.rounded(), balls.linearVelocity(for: right).x.rounded())  // prints: 0.0 200.0
print(abs(left.center.y - 120) < 0.01, left.center.x < 145)  // prints: true true

// A line of one's own stops what comes, from either side; without lines it does not.
collision.addBoundary(
    withIdentifier: "wall" as NSString, from: CGPoint(x: 340, y: 0), to: CGPoint(x: 340, y: 600))
let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 400, width: 100, height: 100))
collision.addBoundary(withIdentifier: "ring" as NSString, for: ring)
print(collision.boundaryIdentifiers?.count ?? 0, collision.boundary(withIdentifier: "ring" as NSString) === ring)
// prints: 2 true
device.wait(0.5)
print(referee.heard.last ?? "", balls.linearVelocity(for: right).x.rounded())  // prints: hit wall -200.0
collision.removeBoundary(withIdentifier: "ring" as NSString)
collision.collisionMode = .items
device.wait(0.2)
print(collision.boundaryIdentifiers?.count ?? 0, collision.collisionMode == [.items])  // prints: 1 true

// A heavy one pushes a light one away, and what slides is held back by friction.
animator.removeAllBehaviors()
let (floor, box) = (UIView(frame: CGRect(x: 0, y: 400, width: 375, height: 20)), UIView())
box.frame = CGRect(x: 20, y: 359, width: 40, height: 40)
view.addSubview(floor)
view.addSubview(box)
let ground = UIDynamicItemBehavior(items: [floor])
ground.isAnchored = true
ground.friction = 1
let sliding = UIDynamicItemBehavior(items: [box])
sliding.friction = 0
sliding.allowsRotation = false
sliding.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
let meeting = UICollisionBehavior(items: [floor, box])
for behavior in [ground, sliding, meeting, UIGravityBehavior(items: [box])] { animator.addBehavior(behavior) }
device.wait(1)
print(sliding.linearVelocity(for: box).x.rounded(), abs(box.frame.maxY - 400) < 1)  // prints: 100.0 true
sliding.friction = 1
device.wait(1)
print(sliding.linearVelocity(for: box).x.rounded() == 0, box.frame.maxX < 240, floor.frame.minY)
// prints: true true 400.0

// What is thrown at the bounds, however fast, stays inside.
let frame = UICollisionBehavior(items: [right])
frame.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
animator.removeAllBehaviors()
let thrown = UIDynamicItemBehavior(items: [right])
thrown.elasticity = 0.8
thrown.density = 2
animator.addBehavior(frame)
animator.addBehavior(thrown)
thrown.addLinearVelocity(CGPoint(x: 20_000, y: 9_000), for: right)
thrown.addAngularVelocity(3, for: right)
print(thrown.angularVelocity(for: right))  // prints: 3.0
var inside = true
thrown.action = { if !view.bounds.insetBy(dx: 5, dy: 5).contains(right.center) { inside = false } }
device.wait(2)
print(inside, thrown.elasticity, thrown.angularResistance, thrown.density)  // prints: true 0.8 0.0 2.0
