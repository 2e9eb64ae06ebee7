import UIKit

// Operators with precedence groups, generic ones, and those that protocols ask for.
precedencegroup Height {
    higherThan: AdditionPrecedence
    associativity: left
}
infix operator ~: Height
infix operator **: Power
precedencegroup Power {
    higherThan: MultiplicationPrecedence
    associativity: right
}
prefix operator |-
postfix operator -|
struct V: Equatable {
    var x: Double
}
prefix func |- (v: V) -> V { V(x: v.x + 1) }
postfix func -| (v: V) -> V { V(x: v.x - 1) }
func ~ (a: V, b: Double) -> V { V(x: b) }
func ~ (a: V, b: Int) -> V { a ~ Double(b) }
func ** (a: Double, b: Double) -> Double { pow(a, b) }
func + <T: BinaryFloatingPoint>(a: V, b: T) -> V { V(x: a.x + Double(b)) }
func += <T: BinaryFloatingPoint>(a: inout V, b: T) { a.x += Double(b) }
var v = V(x: 1)
print((v ~ 5).x, (v ~ 2.5).x, 2 ** 3 ** 2, (|-v).x, (v-|).x)  // prints: 5.0 2.5 512.0 2.0 0.0
v += 3
v += CGFloat(2)
print((v + 1.5).x, v.x, 1 + 2 * 2 ** 2)  // prints: 7.5 6.0 9.0
protocol Addable { static func + (a: Self, b: Self) -> Self }
extension Addable { static func ++ (a: Self, b: Self) -> Self { a + b } }
infix operator ++: AdditionPrecedence
struct A: Addable {
    var n: Int
    static func + (a: A, b: A) -> A { A(n: a.n + b.n) }
}
print((A(n: 1) ++ A(n: 2)).n)  // prints: 3
func total<T: Addable>(_ a: T, _ b: T) -> T { a + b }
print(total(A(n: 4), A(n: 2)).n)  // prints: 6

func half<T: BinaryFloatingPoint>(_ x: T) -> T { x / T(2) }
func twice<T: BinaryInteger>(_ n: T) -> CGFloat { CGFloat(n) * 2 }
print(half(CGFloat(3)), half(5.0), twice(4))  // prints: 1.5 2.5 8.0
