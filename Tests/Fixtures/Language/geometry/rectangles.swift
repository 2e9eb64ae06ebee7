// Points, sizes and rectangles, their parts and functions.
var rect = CGRect(x: 10, y: 20, width: 30, height: 40)
print(rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY, rect.width, rect.height)
// prints: 10.0 25.0 40.0 20.0 40.0 60.0 30.0 40.0
rect.origin.x += 5
rect.size.height = 10
print(rect == CGRect(x: 15, y: 20, width: 30, height: 10), rect.isEmpty, CGRect.zero.isEmpty)  // prints: true false true
print(rect.contains(CGPoint(x: 15, y: 20)), rect.contains(CGPoint(x: 45, y: 20)))  // prints: true false
let inset = rect.insetBy(dx: 5, dy: 2)
print(inset.minX, inset.width, inset.height, rect.insetBy(dx: 20, dy: 0).isNull)  // prints: 20.0 20.0 6.0 true
let moved = rect.offsetBy(dx: 100, dy: 0)
print(moved.minX, rect.intersects(moved), rect.intersection(moved).isNull, rect.union(moved).width)  // prints: 115.0 false true 130.0
print(rect.contains(inset), CGRect(origin: .zero, size: rect.size).maxX)  // prints: true 30.0
let negative = CGRect(x: 10, y: 10, width: -5, height: -5)
print(negative.width, negative.minX, negative.standardized.origin.x, negative.contains(CGPoint(x: 6, y: 6)))
// prints: 5.0 5.0 5.0 true
var point = CGPoint(x: 1, y: 2)
point.x *= 3
print(point.x, point == CGPoint(x: 3, y: 2), CGPoint.zero.y, point.equalTo(.zero))  // prints: 3.0 true 0.0 false
let size = CGSize(width: 3, height: 4)
print(size.width * size.height, size == .zero, CGVector(dx: 1, dy: -1).dy)  // prints: 12.0 false -1.0
let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
print(rect.inset(by: insets).minX, rect.inset(by: insets).height, insets.left, UIEdgeInsets.zero.top)  // prints: 17.0 6.0 2.0 0.0
