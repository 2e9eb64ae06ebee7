// What Swift's own types can do answers operators that a protocol asks for.
import UIKit

protocol Scalable {
    static func * (left: Self, right: CGFloat) -> Self
    static func + (left: Self, right: Self) -> Self
}
protocol Signed {
    static prefix func - (value: Self) -> Self
    static func -= (left: inout Self, right: Self)
}
protocol Ordered {
    static func < (left: Self, right: Self) -> Bool
    static func == (left: Self, right: Self) -> Bool
}
extension CGFloat: Scalable {}
extension CGPoint: Scalable {
    static func * (left: CGPoint, right: CGFloat) -> CGPoint { CGPoint(x: left.x * right, y: left.y * right) }
    static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }
}
extension Int: Signed, Ordered {}
extension Double: Signed {}
extension String: Ordered {}

func middle<Value: Scalable>(_ a: Value, _ b: Value) -> Value { a * 0.5 + b * 0.5 }
print(middle(CGFloat(2), 8), middle(CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 6)))
// prints: 5.0 (3.0, 3.0)

func away<Value: Signed>(_ start: Value, by step: Value) -> Value {
    var value = start
    value -= step
    return -value
}
print(away(10, by: 3), away(1.5, by: 4))  // prints: -7 2.5

func first<Value: Ordered>(_ a: Value, _ b: Value) -> (Value, Bool) { (a < b ? a : b, a == b) }
print(first(4, 3), first("a", "a"))  // prints: (3, false) ("a", true)
