// Animations as they were written before there were blocks.
let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(card)
UIView.beginAnimations("move", context: nil)
UIView.setAnimationDuration(1)
UIView.setAnimationDelay(0.5)
UIView.setAnimationCurve(.linear)
card.frame.origin.x = 200
UIView.commitAnimations()
print(card.frame.minX, card.layer.presentation()!.frame.minX)  // prints: 200.0 0.0
device.wait(1)
print(card.layer.presentation()!.frame.minX)  // prints: 100.0

// Touches go on meanwhile, and another animation may take its place.
final class Taps: NSObject {
    var count = 0
    @objc func tapped() { count += 1 }
}
let taps = Taps()
card.addGestureRecognizer(UITapGestureRecognizer(target: taps, action: #selector(Taps.tapped)))
hand.tap(card)
print(taps.count)  // prints: 1
UIView.beginAnimations(nil, context: nil)
UIView.setAnimationBeginsFromCurrentState(true)
UIView.beginAnimations(nil, context: nil)
card.alpha = 0
UIView.commitAnimations()
card.frame.origin.x = 0
UIView.commitAnimations()
UIView.commitAnimations()
device.wait(0.2)
print(card.frame.minX, card.alpha, card.layer.presentation()!.opacity)  // prints: 0.0 0.0 0.0
