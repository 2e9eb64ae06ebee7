// Block animations that are replaced or removed complete with false, additive ones with true (S-25).
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
view.addSubview(box)
UIView.animate(withDuration: 1, animations: { box.center.x = 200 }, completion: { print("first", $0) })
device.wait(0.5)
UIView.animate(withDuration: 1, animations: { box.center.x = 300 }, completion: { print("second", $0) })
device.wait(0.6)  // prints: first true
UIView.animate(
    withDuration: 1, delay: 0, options: .beginFromCurrentState, animations: { box.center.x = 25 },
    completion: { print("third", $0) })
// prints: second false
device.wait(0.5)
box.layer.removeAllAnimations()  // prints: third false
device.wait(1)
print(box.center.x)  // prints: 25.0

// A transaction tells when the animations are over that began in it (S-27).
CATransaction.begin()
CATransaction.setAnimationDuration(0.5)
CATransaction.setDisableActions(true)
CATransaction.setCompletionBlock { print("transaction over") }
UIView.animate(withDuration: 0.3, animations: { box.center.x = 100 }, completion: { _ in print("short") })
UIView.animate(withDuration: 0.6, animations: { box.alpha = 0.5 }, completion: { _ in print("long") })
print(CATransaction.animationDuration(), CATransaction.disableActions())  // prints: 0.5 true
CATransaction.commit()
device.wait(1)  // prints: short
// prints: long
// prints: transaction over
CATransaction.begin()
CATransaction.setCompletionBlock { print("nothing to wait for") }
box.layer.position = CGPoint(x: 40, y: 40)
CATransaction.commit()  // prints: nothing to wait for
CATransaction.setCompletionBlock { print("at the end of the turn") }
print(CATransaction.disableActions(), CATransaction.animationDuration())  // prints: false 0.25
device.wait(0.1)  // prints: at the end of the turn
CATransaction.setCompletionBlock { print("flushed") }
CATransaction.flush()  // prints: flushed
hand.tap(at: CGPoint(x: 40, y: 40))
