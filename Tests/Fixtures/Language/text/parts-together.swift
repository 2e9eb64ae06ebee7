// What two parts of a text have in common, and both together.
let a = NSRange(location: 1, length: 4), b = NSRange(location: 3, length: 4)
let far = NSRange(location: 20, length: 2)
print(NSIntersectionRange(a, b), NSUnionRange(a, b), NSEqualRanges(a, b))  // prints: {3, 2} {1, 6} false
print(a.intersection(b) ?? far, a.intersection(far) == nil, a.union(far))  // prints: {3, 2} true {1, 21}
print(NSIntersectionRange(a, far).length)  // prints: 0
let text = "one"
(text as NSString).draw(with: .zero, options: [], attributes: nil, context: nil)
text.draw(with: .zero, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
