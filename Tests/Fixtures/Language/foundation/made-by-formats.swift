// Texts made by formats.
import Foundation
let count = 3
print("x".appendingFormat("%d", 4), "a".appendingFormat(" %.1f %d", 0.5, count)) // prints: x4 a 0.5 3
print(NSString(format: "%d of %d", count, 4)) // prints: 3 of 4
