import Foundation

// Room that is made beforehand changes nothing.
var points: [Int] = []
points.reserveCapacity(8)
points.append(3)
var ages: [String: Int] = ["a": 1]
ages.reserveCapacity(4)
print(points, ages)  // prints: [3] ["a": 1]

print(NSNumber(integerLiteral: 3).intValue, NSNumber(floatLiteral: 2.5).doubleValue)  // prints: 3 2.5
print(NSNumber(booleanLiteral: true).boolValue)  // prints: true

let range = NSString(string: "Title").range(of: "TIT", options: .caseInsensitive)
print(range.location, range.length, NSString(string: "Title").range(of: "x", options: []).location == NSNotFound)
// prints: 0 3 true

print(lround(2.5), lround(-2.5), lround(2.4))  // prints: 3 -3 2
let (x, y) = (Float(3), Float(4))
print(hypot(x, y), pow(x, 2), fmax(x, y), atan2(Float(0), Float(1)), atan2(1, 1) > 0.78)
// prints: 5.0 9.0 4.0 0.0 true
