// What is looked for may be nil, if the array is written there: then its elements are optionals too.
let pan = UIPanGestureRecognizer()
let tap = UITapGestureRecognizer()
var own: UIPanGestureRecognizer? = pan
print([tap, pan].contains(own), [tap, UIPanGestureRecognizer()].contains(own))  // prints: true false
own = nil
print([tap, pan].contains(own), [tap, pan].firstIndex(of: own) as Any)  // prints: false nil
let number: Int? = 3
print([1, 2, 3].contains(number), [1, 2, 3].firstIndex(of: number) ?? -1)  // prints: true 2
