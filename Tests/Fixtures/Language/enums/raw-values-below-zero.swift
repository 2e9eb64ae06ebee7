// Raw values with a sign.
enum Side: CGFloat { case left = -1, right = 1, far = -2.5 }
enum Step: Int { case back = -1, stay, on }
print(Side.left.rawValue, Side.far.rawValue, Side(rawValue: -1) == .left, Side(rawValue: 2) == nil)
// prints: -1.0 -2.5 true true
print(Step.stay.rawValue, Step(rawValue: -1) == .back) // prints: 0 true
print(Side.right.rawValue * 10) // prints: 10.0
