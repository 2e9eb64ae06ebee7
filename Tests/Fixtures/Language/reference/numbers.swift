import Foundation
print(cbrt(0.0), exp2(3.0), sinh(0.0), cosh(0.0), tanh(0.0))  // prints: 0.0 8.0 0.0 1.0 0.0
print(rint(2.5), fabs(-2.0), fmax(1.0, 2.0), fmin(1.0, 2.0))  // prints: 2.0 2.0 2.0 1.0
print(copysign(2.0, -1.0), remainder(5.0, 3.0))  // prints: -2.0 -1.0
print(max(1, 2, 3, 4))  // prints: 4
var number = 3
number.negate()
print(number)  // prints: -3
var half = 2.5
half.round(.down)
print(half, half.advanced(by: 1))  // prints: 2.0 3.0
let maybe = Optional(3)
let nothing = Optional<Int>.none
let something = Optional.some(3)
print(maybe == something, nothing == nil)  // prints: true true
