struct Angle: Equatable {
    var degrees: CGFloat
    static prefix func - (a: Angle) -> Angle { Angle(degrees: -a.degrees) }
    static prefix func ! (a: Angle) -> Bool { a.degrees == 0 }
}
postfix operator °
postfix func ° (n: CGFloat) -> Angle { Angle(degrees: n) }
prefix operator ±
prefix func ± (a: Angle) -> [Angle] { [a, -a] }
infix operator ~~: ComparisonPrecedence
func ~~ (a: Angle, b: Angle) -> Bool { abs(a.degrees - b.degrees) < 1 }
print((90)°, -(30)° == Angle(degrees: -30), !(0)°)  // prints: Angle(degrees: 90.0) true true
print((±(5)°).map(\.degrees), (3)° ~~ (3.5)° && !((3)° ~~ (9)°))  // prints: [5.0, -5.0] true
