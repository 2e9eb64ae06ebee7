// What a transaction is told by methods can be told by keys.
CATransaction.begin()
CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
let curve = CAMediaTimingFunction(name: .easeIn)
CATransaction.setValue(curve, forKey: kCATransactionAnimationTimingFunction)
print(CATransaction.disableActions(), CATransaction.animationDuration())  // prints: true 0.5
print(CATransaction.animationTimingFunction() === curve)  // prints: true
print(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool ?? false)  // prints: true
CATransaction.setValue(kCFBooleanFalse, forKey: kCATransactionDisableActions)
print(CATransaction.disableActions())  // prints: false
CATransaction.commit()
