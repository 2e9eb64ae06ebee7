// The types of numbers.
let u: UInt = 3
print(type(of: u), type(of: UInt8(1)), type(of: Int64(2)), type(of: [u]), type(of: (u, 1)))
// prints: UInt UInt8 Int64 Array<UInt> (UInt, Int)
print(type(of: u + 1), String(describing: type(of: u)))  // prints: UInt UInt
let f: Float = 1
print(type(of: f), type(of: f * 2), type(of: 1.5), type(of: CGFloat(2)))
// prints: Float Float Double CGFloat
let length: CGFloat? = nil
let chosen = u > 2 ? length ?? 1 : 2
print(chosen, type(of: chosen))  // prints: 1.0 CGFloat
func name<T>(of value: T) -> String { "\(T.self) \(type(of: value))" }
print(name(of: u), name(of: f), name(of: CGFloat(1)))  // prints: UInt UInt Float Float CGFloat CGFloat
