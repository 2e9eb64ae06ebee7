// On which side of nothing a number is, and the long names of its types.
print((-2.5).sign == .minus, 2.5.sign == .plus, CGFloat(-1).sign, (-0.0).sign)  // prints: true true minus minus
switch Float(3).sign {
case .minus: print("below")
case .plus: print("above")  // prints: above
}
func side(_ x: CGFloat) -> FloatingPointSign { x.sign }
print(side(-3), side(0), FloatingPointSign.minus.rawValue)  // prints: minus plus 1
let single: Float32 = 1.5
let double: Float64 = 2.5
print(single, double, Double(single) + double)  // prints: 1.5 2.5 4.0
