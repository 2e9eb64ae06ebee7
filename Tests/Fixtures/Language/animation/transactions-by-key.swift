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
CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
print(CATransaction.animationDuration())  // prints: 2.0
CATransaction.setValue(NSNumber(value: 0.25), forKey: kCATransactionAnimationDuration)
print(CATransaction.animationDuration())  // prints: 0.25
CATransaction.setValue(nil, forKey: kCATransactionAnimationTimingFunction)
print(CATransaction.animationTimingFunction() == nil)  // prints: true
// What other keys are given is kept with the innermost transaction, and found from inside.
CATransaction.setValue("outside", forKey: "place")
CATransaction.begin()
print(CATransaction.value(forKey: "place") as? String ?? "none")  // prints: outside
CATransaction.setValue("inside", forKey: "place")
print(CATransaction.value(forKey: "place") as? String ?? "none")  // prints: inside
CATransaction.commit()
print(CATransaction.value(forKey: "place") as? String ?? "none")  // prints: outside
CATransaction.commit()
print(CATransaction.value(forKey: "place") == nil)  // prints: true
