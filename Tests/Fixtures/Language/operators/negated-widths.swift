// Numbers of all widths without their sign.
var small: Int8 = -5
small.negate()
print(small, -small, abs(-small), small.magnitude)  // prints: 5 -5 5 5
var others: (Int16, Int32, Int64) = (-300, 7, .max)
others.0.negate()
others.1.negate()
others.2.negate()
print(others)  // prints: (300, -7, -9223372036854775807)
print(Int8.min.magnitude, type(of: small.magnitude), Int32.min.magnitude, type(of: 5.magnitude))
// prints: 128 UInt8 2147483648 UInt
let narrow: Int16 = abs(-7)
print(narrow, abs(-7), abs(-1.5), [Int32(-3), 4].map(abs), [-2, 2].map { abs($0) })  // prints: 7 7 1.5 [3, 4] [2, 2]
print(type(of: abs(-3)), abs(Int8.min + 1))  // prints: Int 127
func size<T: SignedNumeric & Comparable>(_ x: T) -> T { abs(x) }
print(size(-4), size(Int8(-4)), size(-2.5))  // prints: 4 4 2.5
