// The free functions of geometry and their constants.
print(min(3, 1, 2), max(1.5, 2), abs(-4), abs(-2.5))  // prints: 1 2.0 4 2.5
print(hypot(3.0, 4.0), sqrt(16.0), pow(2.0, 10.0), atan2(0.0, 1.0))  // prints: 5.0 4.0 1024.0 0.0
print(floor(2.7), ceil(2.1), round(2.5), sin(0.0), cos(0.0))  // prints: 2.0 3.0 3.0 0.0 1.0
print(CGFloat.pi > 3.14, Double.pi == .pi, Int.max > 0)  // prints: true true true
let a = CGPoint(x: 10, y: 10)
let b = CGPoint(x: 13, y: 14)
print(hypot(a.x - b.x, a.y - b.y), sqrt(pow(a.x - b.x, 2) + pow(a.y - b.y, 2)))  // prints: 5.0 5.0
print(atan2(b.y - a.y, b.x - a.x) * 180 / .pi > 53)  // prints: true
print((2.0).squareRoot(), 7.isMultiple(of: 7), (-3).magnitude, 3.signum())  // prints: 1.4142135623730951 true 3 1
print(Double.infinity > 1e308, Double.nan == Double.nan, CGFloat.greatestFiniteMagnitude > 1)  // prints: true false true
let (quotient, remainder) = 17.quotientAndRemainder(dividingBy: 5)
print(quotient, remainder, fmod(7.5, 2), tan(0.0))  // prints: 3 2 1.5 0.0
