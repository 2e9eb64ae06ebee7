// Conversions are written out, and cut towards zero.
let whole = 7
let part = 2.75
print(Double(whole) / 2, Int(part), Int(-part))  // prints: 3.5 2 -2
print(CGFloat(whole), Float(part), Int("42") ?? 0, Int("x") as Any)  // prints: 7.0 2.75 42 nil
print(String(whole) + "!", String(part), Double("2.5") ?? 0)  // prints: 7! 2.75 2.5
print(part.rounded(), (2.5).rounded(), (-2.5).rounded(), part.rounded(.down))  // prints: 3.0 3.0 -3.0 2.0
print(Float(0.1), Double(Float(0.1)))  // prints: 0.1 0.10000000149011612
let width: CGFloat = 10
let factor: Double = 1.5
print(width * factor)  // prints: 15.0
print(Bool("true") as Any)  // prints: Optional(true)
