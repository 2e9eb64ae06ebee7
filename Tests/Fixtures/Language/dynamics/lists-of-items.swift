// Items come and go, behaviors too, and what they answer about themselves (S-31).
let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), UIView())
second.frame = CGRect(x: 100, y: 0, width: 40, height: 40)
view.addSubview(first)
view.addSubview(second)
let animator = UIDynamicAnimator(referenceView: view)
print(animator.referenceView === view, first.collisionBoundsType == .rectangle)  // prints: true true
print(UIDynamicItemCollisionBoundsType.path.rawValue)  // prints: 2

let gravity = UIGravityBehavior()
gravity.addItem(first)
gravity.addItem(second)
gravity.removeItem(second)
gravity.setAngle(0, magnitude: 0.5)
print(gravity.items.count, gravity.gravityDirection.dx)  // prints: 1 0.5
let collision = UICollisionBehavior()
collision.addItem(first)
collision.addItem(second)
collision.removeItem(first)
collision.collisionMode = [.boundaries]
print(collision.items.count, collision.collisionMode == .everything)  // prints: 1 false
let wall = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
collision.addBoundary(withIdentifier: NSNumber(value: 1), for: wall)
collision.removeAllBoundaries()
print(collision.boundaryIdentifiers == nil)  // prints: true
let body = UIDynamicItemBehavior()
body.addItem(first)
body.addItem(second)
body.removeItem(second)
print(body.items.count, body.items.first?.bounds.width ?? 0, body.items.first?.transform == .identity)
// prints: 1 40.0 true

// A push beside the middle turns an item.
let push = UIPushBehavior(items: [first, second], mode: .instantaneous)
push.removeItem(second)
push.angle = 0
push.magnitude = 1
push.angle = .pi / 2
push.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 0), for: first)
print(push.items.count, push.targetOffsetFromCenter(for: first).horizontal, push.pushDirection.dy)
// prints: 1 10.0 1.0
let all = UIDynamicBehavior()
all.addChildBehavior(push)
all.addChildBehavior(gravity)
all.removeChildBehavior(gravity)
animator.addBehavior(all)
animator.addBehavior(body)
device.wait(0.1)
print(body.angularVelocity(for: first) > 0, first.transform.b > 0, gravity.dynamicAnimator == nil)
// prints: true true true

// Two items hold each other, from the middle or from beside it.
let pair = UIAttachmentBehavior(item: first, attachedTo: second)
let beside = UIAttachmentBehavior(
    item: first, offsetFromCenter: .zero, attachedTo: second,
    offsetFromCenter: UIOffset(horizontal: 0, vertical: 10))
print(pair.items.count, beside.items.count, pair.attachedBehaviorType == .items)  // prints: 2 2 true

// A force without a length keeps its angle, which counts when it gets one.
let shove = UIPushBehavior(items: [], mode: .continuous)
print(shove.magnitude, shove.angle)  // prints: 0.0 0.0
shove.angle = .pi / 2
shove.magnitude = 2
print(shove.pushDirection.dx.rounded(), shove.pushDirection.dy)  // prints: 0.0 2.0
shove.magnitude = 0
shove.magnitude = 3
print(shove.pushDirection.dy, shove.angle == .pi / 2)  // prints: 3.0 true
let weight = UIGravityBehavior()
weight.magnitude = 0
weight.magnitude = 0.5
print(weight.gravityDirection.dx.rounded(), weight.gravityDirection.dy)  // prints: 0.0 0.5
weight.gravityDirection = CGVector(dx: 3, dy: 4)
weight.magnitude = 10
print(weight.gravityDirection)  // prints: (6.0, 8.0)
