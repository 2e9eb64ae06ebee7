// Whole numbers of a width keep to it.
import Foundation
let byte: UInt8 = 200
let wide: UInt32 = 0xFF8040
let red = CGFloat((wide >> 16) & 0xFF) / 255
let green = Double((wide & 0x00FF00) >> 8), blue = Int(wide & 0xFF)
print(red == 1, green, blue) // prints: true 128.0 64
print(byte / 3, byte % 7, byte &+ 100, byte &* 2, byte << 1, byte >> 3, ~byte) // prints: 66 4 44 144 144 25 55
var small: Int8 = -100
small -= 28
print(small, Int8.max, Int8.min, small / 2) // prints: -128 127 -128 -64
print(Int64(3) + 4, UInt16("65535") ?? 0, UInt16("65536") as Any, UInt8(exactly: 300) as Any) // prints: 7 65535 nil nil
print(UInt8(truncatingIfNeeded: 511), Int8(truncatingIfNeeded: 200), UInt8(clamping: -4)) // prints: 255 -56 0
print(String(byte, radix: 16), String(UInt64(255), radix: 2), UInt32("ff", radix: 16)!) // prints: c8 11111111 255
let bytes: [UInt8] = [1, 2, 250]
print(bytes.reduce(0) { $0 &+ $1 }, bytes.map { Int($0) }.reduce(0, +), bytes.max()!) // prints: 253 253 250
let any: Any = byte
print(any is Int, any is UInt8, any as? UInt8 ?? 0, type(of: any)) // prints: false true 200 UInt8
enum Code: UInt8 { case ok = 1, bad = 254 }
print(Code(rawValue: 254) == .bad, Code.ok.rawValue + 1) // prints: true 2
struct Pixel: Hashable { var red: UInt8 = 0; var alpha: UInt8 = .max }
print(Pixel(), Pixel(red: 3) == Pixel(red: 3)) // prints: Pixel(red: 0, alpha: 255) true
func sum<Number: FixedWidthInteger>(_ numbers: [Number]) -> Number { numbers.reduce(0, +) }
print(sum([1, 2] as [UInt8]), sum([3, 4])) // prints: 3 7
let time = UInt64(1.5 * 1_000_000_000)
print(time, time / 1_000_000, Double(time) / 1e9) // prints: 1500000000 1500 1.5
var mask: UInt = 0
mask |= 1 << 3
mask ^= 0b1
print(mask, mask & 8 != 0, mask.nonzeroBitCount) // prints: 9 true 2
let shift = 2
print(1 << shift, byte >> shift, Int32(-8) >> 1, Int64(5).isMultiple(of: 5)) // prints: 4 50 -4 true
let distance: Int32 = 70_000
print(distance * 2, abs(Int32(-3)), min(byte, 9), Int16.zero) // prints: 140000 3 9 0
