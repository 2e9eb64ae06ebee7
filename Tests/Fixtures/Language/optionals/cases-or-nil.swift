// A case without its type, or nil: what is expected says which type both have.
enum Side { case left, right }
func side(_ x: Double) -> Side? { x > 100 ? .right : x < -100 ? .left : nil }
print(side(150) == .right, side(-150) == .left, side(0) == nil)  // prints: true true true
let near: Side? = side(0) == nil ? nil : .left
print(near == nil)  // prints: true
let far: Side? = side(150) == nil ? .left : nil
print(far == nil)  // prints: true
let sides: [Side?] = [side(1) == nil ? .left : nil, side(200) == nil ? .left : nil]
print(sides.compactMap { $0 }.count)  // prints: 1
func tint(_ isOn: Bool) -> UIColor? { isOn ? .red : nil }
print(tint(true) == .red, tint(false) == nil)  // prints: true true
let angle: CGFloat? = side(0) == nil ? .pi : nil
print(angle.map { $0 > 3 } ?? false)  // prints: true
var insets: UIEdgeInsets? = .zero
insets = side(0) == nil ? .init(top: 1, left: 0, bottom: 0, right: 0) : nil
print(insets?.top ?? -1)  // prints: 1.0
