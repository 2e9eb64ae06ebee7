// UInt64 and UInt have numbers beyond Int.max, and each type its least one.
let x: Int8 = -128
let r: ClosedRange<Int8> = -128...127
let y: Int = -9223372036854775808
print(x, r, y, Int64(-9223372036854775808))
print(Int8.random(in: -128...127) <= 127)
let wide = UInt64.max - 3 ... UInt64.max
print(wide, wide.count, wide.contains(.max), Array(wide), wide.isEmpty)
print((UInt64.max - 2 ..< UInt64.max).map { $0 / 2 })
let a: UInt64 = 0x8000_0000_0000_0000
print(a, a >> 63, a << 1, a &<< 65, ~a, a ^ .max, a | 1, a & 1, a / 3, a % 1000)
print(a > 5, a == 5, a.hashValue == a.hashValue, [a: "x"][a] ?? "-", Set([a, a, 1]).count)
print(Double(a), Int(exactly: a) as Any, Int(truncatingIfNeeded: a), Int(bitPattern: UInt(a)), UInt8(truncatingIfNeeded: a + 7))
print(String(a, radix: 2).count, String(UInt.max, radix: 16, uppercase: true), "\(a)", a.description)
print(a.leadingZeroBitCount, a.nonzeroBitCount, UInt64("18446744073709551615") ?? 0, UInt64("18446744073709551616") as Any)
print(a.addingReportingOverflow(a), a.multipliedFullWidth(by: 4), (-7).magnitude, Int.min.magnitude)
print(UInt64(1e19), UInt64(exactly: 2.5) as Any, Float(a), CGFloat(a))
let any: Any = a
print(any as? UInt64 ?? 0, any is Int, any is UInt64, type(of: any))
var total: UInt = .max
total -= 1
total &+= 5
total *= 2
print(total, [a, 3, UInt64.max].sorted(), [a, 3].max()!, min(a, 4), a.distance(to: a), stride(from: a, to: a + 4, by: 2).map { $0 })
print(1.5.bitPattern, Double(bitPattern: 4609434218613702656), Float(2).bitPattern, (-0.0).bitPattern)
func hash(_ s: String) -> UInt64 { s.utf8.reduce(5381) { ($0 << 5) &+ $0 &+ UInt64($1) } }
print(hash("a longer text that wraps around"), Int.max &+ 1 == Int.min)
enum Big: UInt64 { case high = 0xFFFF_FFFF_FFFF_FFFF, low = 1 }
print(Big(rawValue: .max)!, Big.high.rawValue)
switch a { case 0..<10: print("small"); case 0x8000_0000_0000_0000...: print("large"); default: print("other") }
print(UInt32.max, UInt32(0xFFFF_FFFF), Int(UInt32.max) << 4, 1 << UInt64(3), UInt8(1) << a)
print(NSNumber(value: a), a.byteSwapped, UInt16(bigEndian: 0x1234), UInt64.max.quotientAndRemainder(dividingBy: 10))
struct Flags: OptionSet { let rawValue: UInt64; static let top = Flags(rawValue: 1 << 63); static let one = Flags(rawValue: 1) }
print(Flags([.top, .one]).rawValue, Flags.top.contains(.one))
// prints: -128 -128...127 -9223372036854775808 -9223372036854775808
// prints: true
// prints: 18446744073709551612...18446744073709551615 4 true [18446744073709551612, 18446744073709551613, 18446744073709551614, 18446744073709551615] false
// prints: [9223372036854775806, 9223372036854775807]
// prints: 9223372036854775808 1 0 0 9223372036854775807 9223372036854775807 9223372036854775809 0 3074457345618258602 808
// prints: true false true x 2
// prints: 9.223372036854776e+18 nil -9223372036854775808 -9223372036854775808 7
// prints: 64 FFFFFFFFFFFFFFFF 9223372036854775808 9223372036854775808
// prints: 0 1 18446744073709551615 nil
// prints: (partialValue: 0, overflow: true) (high: 2, low: 0) 7 9223372036854775808
// prints: 10000000000000000000 nil 9.223372e+18 9.223372036854776e+18
// prints: 9223372036854775808 false true UInt64
// prints: 6 [3, 9223372036854775808, 18446744073709551615] 9223372036854775808 4 0 [9223372036854775808, 9223372036854775810]
// prints: 4609434218613702656 1.5 1073741824 9223372036854775808
// prints: 813902912003036409 true
// prints: high 18446744073709551615
// prints: large
// prints: 4294967295 4294967295 68719476720 8 0
// prints: 9223372036854775808 128 13330 (quotient: 1844674407370955161, remainder: 5)
// prints: 9223372036854775809 false
