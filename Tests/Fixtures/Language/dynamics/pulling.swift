// Snaps, pushes and attachments, and a behavior of one's own made of others (S-31).
class Settle: UIDynamicBehavior {
    let snap: UISnapBehavior
    var steps = 0
    init(item: UIDynamicItem, to point: CGPoint) {
        snap = UISnapBehavior(item: item, snapTo: point)
        super.init()
        addChildBehavior(snap)
        action = { [unowned self] in steps += 1 }
    }
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        super.willMove(to: dynamicAnimator)
        print("moves to an animator", dynamicAnimator != nil)
    }
}
let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
view.addSubview(card)
let animator = UIDynamicAnimator(referenceView: view)
let settle = Settle(item: card, to: CGPoint(x: 200, y: 300))
settle.snap.damping = 1
animator.addBehavior(settle)  // prints: moves to an animator true
device.wait(0.2)
print(card.center.y > 100, card.center != settle.snap.snapPoint)  // prints: true true
device.wait(3)
print(card.center, animator.isRunning, settle.steps > 20)  // prints: (200.0, 300.0) false true
print(settle.childBehaviors.count, settle.snap.dynamicAnimator === animator)  // prints: 1 true

// A drag as people write it: an attachment to the finger, and a snap back at the end.
class Dragger: NSObject {
    var attachment: UIAttachmentBehavior?
    @objc func pan(_ pan: UIPanGestureRecognizer) {
        let place = pan.location(in: view)
        switch pan.state {
        case .began:
            animator.removeAllBehaviors()
            let offset = UIOffset(horizontal: place.x - card.center.x, vertical: place.y - card.center.y)
            let made = UIAttachmentBehavior(item: card, offsetFromCenter: offset, attachedToAnchor: place)
            animator.addBehavior(made)
            attachment = made
        case .changed:
            attachment?.anchorPoint = place
        default:
            print("let go", card.center.x > 240, attachment?.attachedBehaviorType == .anchor)
            animator.removeAllBehaviors()
            animator.addBehavior(UISnapBehavior(item: card, snapTo: CGPoint(x: 100, y: 100)))
        }
    }
}
let dragger = Dragger()
card.addGestureRecognizer(UIPanGestureRecognizer(target: dragger, action: #selector(Dragger.pan(_:))))
hand.drag(card, from: CGPoint(x: 50, y: 50), by: CGVector(dx: 80, dy: 0), over: 0.5)
// prints: moves to an animator false
// prints: let go true true
device.wait(4)
print(card.center, abs(atan2(card.transform.b, card.transform.a)) < 0.01)  // prints: (100.0, 100.0) true

// A push of 1 gives 100 points per second squared; one at once gives 100 points per second.
animator.removeAllBehaviors()
let push = UIPushBehavior(items: [card], mode: .instantaneous)
push.setAngle(0, magnitude: 2)
let body = UIDynamicItemBehavior(items: [card])
body.allowsRotation = false
animator.addBehavior(body)
animator.addBehavior(push)
device.wait(0.1)
print(body.linearVelocity(for: card).x.rounded(), push.active, push.mode == .instantaneous)
// prints: 200.0 false true
body.resistance = 20
device.wait(1)
print(abs(body.linearVelocity(for: card).x) < 1)  // prints: true
body.resistance = 0
push.active = true
let steady = UIPushBehavior(items: [], mode: .continuous)
steady.addItem(card)
steady.pushDirection = CGVector(dx: -1, dy: 0)
animator.addBehavior(steady)
device.wait(0.5)
print((body.linearVelocity(for: card).x / 10).rounded())  // prints: 15.0
body.addLinearVelocity(CGPoint(x: -body.linearVelocity(for: card).x, y: 0), for: card)
body.isAnchored = true
let place = card.center
device.wait(0.5)
print(card.center == place, body.angularVelocity(for: card))  // prints: true 0.0

// A rod keeps its length, and a spring comes back to it.
animator.removeAllBehaviors()
card.center = CGPoint(x: 200, y: 200)
animator.updateItem(usingCurrentState: card)
let rod = UIAttachmentBehavior(item: card, attachedToAnchor: CGPoint(x: 200, y: 100))
let gravity = UIGravityBehavior(items: [card])
gravity.angle = 0
animator.addBehavior(rod)
animator.addBehavior(gravity)
device.wait(2)
let way = CGPoint(x: card.center.x - 200, y: card.center.y - 100)
print(rod.length, abs(hypot(way.x, way.y) - 100) < 5)  // prints: 100.0 true
let air = UIDynamicItemBehavior(items: [card])
air.resistance = 3
animator.addBehavior(air)
rod.frequency = 2
rod.damping = 1
animator.removeBehavior(gravity)
rod.length = 50
device.wait(4)
let rest = CGPoint(x: card.center.x - 200, y: card.center.y - 100)
print(abs(hypot(rest.x, rest.y) - 50) < 3)  // prints: true
