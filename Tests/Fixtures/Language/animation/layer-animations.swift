// Core Animation on layers: what is seen moves with the clock, what was set does not, and touches go by what
// was set (B-14, S-20, S-27).
class Animated: UIViewController, CAAnimationDelegate {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }
    @objc func tapped() { print("tapped") }
    func animationDidStart(_ anim: CAAnimation) { print("start", anim.value(forKey: "name") as? String ?? "-") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        print("stop", anim.value(forKey: "name") as? String ?? "-", flag)
    }
}
let page = Animated()
window.rootViewController = page
let box = page.box
let move = CABasicAnimation(keyPath: "position.x")
move.fromValue = 50
move.toValue = 250
move.duration = 1
move.delegate = page
move.setValue("move", forKey: "name")
move.timingFunction = CAMediaTimingFunction(name: .linear)
box.layer.add(move, forKey: "move")
move.duration = 9
print(box.layer.animationKeys() ?? [], box.layer.animation(forKey: "move") === move)  // prints: ["move"] false
device.wait(0.5)  // prints: start move
print(box.layer.position, box.layer.presentation()!.position)  // prints: (50.0, 50.0) (150.0, 50.0)
print(box.layer.presentation()!.frame)  // prints: (100.0, 0.0, 100.0, 100.0)
print(box.layer.presentation()!.hitTest(CGPoint(x: 190, y: 50)) != nil, box.layer.hitTest(CGPoint(x: 190, y: 50)) == nil)  // prints: true true
hand.tap(at: CGPoint(x: 20, y: 50))  // prints: tapped
hand.tap(at: CGPoint(x: 190, y: 50))
device.wait(1)  // prints: stop move true
print(box.layer.animationKeys() == nil, box.layer.presentation()!.position)  // prints: true (50.0, 50.0)

// What stays when it is over, and what begins later.
let turn = CABasicAnimation(keyPath: "transform.rotation.z")
turn.toValue = CGFloat.pi / 2
turn.duration = 1
turn.isRemovedOnCompletion = false
turn.fillMode = .forwards
box.layer.add(turn, forKey: nil)
device.wait(2)
let turned = box.layer.presentation()!.affineTransform()
print((turned.b * 100).rounded() / 100, box.layer.affineTransform().isIdentity)  // prints: 1.0 true
box.layer.removeAllAnimations()
print(box.layer.presentation()!.affineTransform().isIdentity)  // prints: true
let later = CABasicAnimation(keyPath: "opacity")
later.fromValue = 0
later.beginTime = CACurrentMediaTime() + 1
later.duration = 1
later.delegate = page
later.fillMode = .backwards
box.layer.add(later, forKey: "later")
device.wait(0.5)
print(box.layer.presentation()!.opacity, box.layer.opacity)  // prints: 0.0 1.0
device.wait(1)  // prints: start -
print(box.layer.presentation()!.opacity)  // prints: 0.5
box.layer.removeAnimation(forKey: "later")
device.wait(0)  // prints: stop - false

// Keyframes, groups, springs.
let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
shake.values = [0, 10, -10, 0]
shake.keyTimes = [0, 0.25, 0.75, 1]
shake.duration = 1
shake.isAdditive = true
box.layer.add(shake, forKey: "shake")
device.wait(0.25)
print(box.layer.presentation()!.frame.minX)  // prints: 10.0
device.wait(0.25)
print(box.layer.presentation()!.frame.minX)  // prints: 0.0
device.wait(1)
let grow = CABasicAnimation(keyPath: "bounds.size")
grow.byValue = CGSize(width: 20, height: 0)
let fade = CABasicAnimation(keyPath: "opacity")
fade.toValue = 0.0
fade.duration = 0.5
let group = CAAnimationGroup()
group.animations = [grow, fade]
group.duration = 2
group.autoreverses = true
group.repeatCount = .infinity
group.delegate = page
group.setValue("group", forKey: "name")
box.layer.add(group, forKey: "group")
device.wait(1)  // prints: start group
print(box.layer.presentation()!.bounds.width, box.layer.presentation()!.opacity)  // prints: 110.0 1.0
device.wait(2.75)
print(box.layer.presentation()!.bounds.width, box.layer.presentation()!.opacity)  // prints: 102.5 0.5
box.removeFromSuperview()
device.wait(0)  // prints: stop group false
page.view.addSubview(box)
let spring = CASpringAnimation(keyPath: "position.y")
spring.fromValue = 50
spring.toValue = 150
spring.damping = 10
spring.initialVelocity = 0
spring.duration = spring.settlingDuration
print((spring.settlingDuration * 100).rounded() / 100, spring.mass, spring.stiffness)  // prints: 1.38 1.0 100.0
box.layer.add(spring, forKey: "spring")
device.wait(0.36)
print(box.layer.presentation()!.position.y > 150)  // prints: true
device.wait(2)

// A path, and steps.
let along = CAKeyframeAnimation(keyPath: "position")
along.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
along.duration = 4
box.layer.add(along, forKey: "position")
device.wait(1.5)
print(box.layer.presentation()!.position)  // prints: (100.0, 50.0)
let steps = CAKeyframeAnimation(keyPath: "position")
steps.values = [CGPoint(x: 1, y: 1), NSValue(cgPoint: CGPoint(x: 2, y: 2))]
steps.calculationMode = .discrete
steps.duration = 1
box.layer.add(steps, forKey: "position")
device.wait(0.6)
print(box.layer.presentation()!.position, box.layer.animationKeys()!.count)  // prints: (2.0, 2.0) 1
device.wait(1)

// A transaction waits for the animations that were added in it, and says how long they take.
CATransaction.begin()
CATransaction.setAnimationDuration(2)
CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
CATransaction.setCompletionBlock { print("over") }
let plain = CABasicAnimation(keyPath: "cornerRadius")
plain.toValue = 8
box.layer.add(plain, forKey: "cornerRadius")
CATransaction.commit()
device.wait(1)
print((box.layer.presentation()!.cornerRadius * 100).rounded() / 100, box.layer.cornerRadius)  // prints: 4.0 0.0
device.wait(1.1)  // prints: over

// Layers have clocks: a layer that stands still.
let slide = CABasicAnimation(keyPath: "position.x")
slide.fromValue = 0
slide.toValue = 100
slide.duration = 1
slide.delegate = page
slide.setValue("slide", forKey: "name")
box.layer.add(slide, forKey: "slide")
device.wait(0.25)  // prints: start slide
let pausedTime = box.layer.convertTime(CACurrentMediaTime(), from: nil)
box.layer.speed = 0
box.layer.timeOffset = pausedTime
device.wait(5)
print(box.layer.presentation()!.position.x)  // prints: 25.0
box.layer.speed = 1
box.layer.timeOffset = 0
box.layer.beginTime = 0
let since = box.layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
box.layer.beginTime = since
device.wait(0.25)
print(box.layer.presentation()!.position.x)  // prints: 50.0
device.wait(1)  // prints: stop slide true
let still = CALayer()
still.speed = 0
view.layer.addSublayer(still)
let scrubbed = CABasicAnimation(keyPath: "position")
scrubbed.fromValue = CGPoint.zero
scrubbed.toValue = CGPoint(x: 10, y: 20)
scrubbed.duration = 1
still.add(scrubbed, forKey: "x")
still.timeOffset = 0.5
print(still.presentation()!.position)  // prints: (5.0, 10.0)

// Shapes, gradients, text, transitions, delegates of layers.
let shape = CAShapeLayer()
let draw = CABasicAnimation(keyPath: "strokeEnd")
draw.fromValue = 0
draw.duration = 1
shape.add(draw, forKey: "draw")
view.layer.addSublayer(shape)
device.wait(0.5)
print(shape.presentation()!.strokeEnd, shape.strokeEnd)  // prints: 0.5 1.0
let gradient = CAGradientLayer()
gradient.locations = [0, 0.5, 1]
gradient.type = .radial
let shimmer = CABasicAnimation(keyPath: "locations")
shimmer.toValue = [1, 1.5, 2]
shimmer.duration = 1
gradient.add(shimmer, forKey: nil)
device.wait(0.5)
print(gradient.presentation()!.locations!.map(\.doubleValue), gradient.type == .radial)  // prints: [0.5, 1.0, 1.5] true
let fadeOver = CATransition()
fadeOver.type = .push
fadeOver.subtype = .fromLeft
fadeOver.duration = 0.3
fadeOver.delegate = page
box.layer.add(fadeOver, forKey: kCATransition)
device.wait(1)
// prints: start -
// prints: stop - true
class Placer: NSObject, CALayerDelegate {
    func layoutSublayers(of layer: CALayer) { print("place", layer.bounds.width) }
}
let placer = Placer()
let placed = CALayer()
placed.delegate = placer
page.view.layer.addSublayer(placed)
placed.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
device.wait(0)  // prints: place 30.0
print(box.layer.delegate === box, placed.delegate === placer)  // prints: true true
let text = CATextLayer()
text.string = "words"
text.fontSize = 12
text.alignmentMode = .center
text.foregroundColor = UIColor.black.cgColor
print(text.string as? String ?? "", text.alignmentMode == .center)  // prints: words true
