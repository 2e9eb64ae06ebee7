// Views that fall, bounce and come to rest, and who hears of it (S-31).
class Watcher: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var landings = 0
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { print("resumes", animator.isRunning) }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { print("pauses", animator.isRunning) }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        landings += 1
        if landings == 1 { print("lands", identifier == nil, p.y.rounded(), item.center.x) }
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?
    ) {
        if landings == 1 { print("bounces") }
    }
}
let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
view.addSubview(box)
let watcher = Watcher()
let animator = UIDynamicAnimator(referenceView: view)
animator.delegate = watcher
let gravity = UIGravityBehavior(items: [box])
animator.addBehavior(gravity)  // prints: resumes true
print(gravity.magnitude, gravity.gravityDirection, gravity.items.count)  // prints: 1.0 (0.0, 1.0) 1

// After half a second it falls with 500 points per second.
let made = UIDynamicItemBehavior(items: [box])
animator.addBehavior(made)
device.wait(0.5)
print(made.linearVelocity(for: box).y.rounded(), box.center.y > 270, box.center.y < 280)  // prints: 500.0 true true

// The bounds of the reference view hold it.
let collision = UICollisionBehavior(items: [box])
collision.translatesReferenceBoundsIntoBoundary = true
collision.collisionDelegate = watcher
made.elasticity = 0.5
animator.addBehavior(collision)
device.wait(0.6)
// prints: lands true 667.0 150.0
// prints: bounces
print(box.frame.maxY < 640)  // prints: true
device.wait(6)  // prints: pauses false
print(abs(box.frame.maxY - 667) < 1, abs(box.center.x - 150) < 1, animator.isRunning)  // prints: true true false
print(made.linearVelocity(for: box).y.rounded() == 0, animator.elapsedTime > 1)  // prints: true true

// Down can be anywhere. Something set lets it go on.
gravity.angle = .pi  // prints: resumes true
device.wait(6)  // prints: pauses false
print(abs(box.frame.minX) < 1)  // prints: true
animator.removeBehavior(gravity)  // prints: resumes true
device.wait(2)  // prints: pauses false
print(animator.behaviors.count, animator.items(in: view.bounds).count)  // prints: 2 1
animator.removeAllBehaviors()
print(animator.behaviors.isEmpty, box.window === window)  // prints: true true
