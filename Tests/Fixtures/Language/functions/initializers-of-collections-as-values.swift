// Initializers of Swift's collections and of UIKit's values as functions.
print(["ab", "c"].map(Array.init), [[1, 1], [2]].map(Set.init).map(\.count))  // prints: [["a", "b"], ["c"]] [1, 1]
let filled: (Int, Int) -> [Int] = Array.init(repeating:count:)
print(filled(1, 2), [[1, 2], [3]].map(Array.init))  // prints: [1, 1] [[1, 2], [3]]
print(["a": [1]].mapValues(Set.init)["a"]?.contains(1) ?? false)  // prints: true
let point: (CGFloat, CGFloat) -> CGPoint = CGPoint.init(x:y:)
print(point(1, 2), ["1", "x"].compactMap(Int.init))  // prints: (1.0, 2.0) [1]
