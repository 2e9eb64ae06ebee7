import UIKit

// The number that a text begins with.
let texts = ["12", " -7 apples", "+3.5e2x", ".5", "1.", "e5", "-", "", "99999999999999999999", "0x1F"]
print(texts.map { ($0 as NSString).integerValue })
// prints: [12, -7, 3, 0, 1, 0, 0, 0, 9223372036854775807, 0]
print(texts.map { ($0 as NSString).doubleValue })
// prints: [12.0, -7.0, 350.0, 0.5, 1.0, 0.0, 0.0, 0.0, 1e+20, 0.0]
print(("4294967296" as NSString).intValue, ("2.5" as NSString).floatValue)  // prints: 2147483647 2.5
print(["yes", "true", "7", "0", "no", "007"].map { ($0 as NSString).boolValue })
// prints: [true, true, true, false, false, true]
