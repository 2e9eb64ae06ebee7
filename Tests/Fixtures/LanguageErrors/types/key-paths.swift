// What key paths cannot do.
struct Point { var x = 1; let y = 2; func sum() -> Int { x + y } }
var point = Point()
let fixed = Point()
let y = \Point.y
point[keyPath: y] = 3
fixed[keyPath: \.x] = 4
let wrong: WritableKeyPath<Point, Int> = \.y
let other: KeyPath<Point, String> = \.x
print(point[keyPath: \UIView.tag])
print([point].map(\.sum), point[keyPath: \.z])
let items: KeyPath<[Int], Int> = \.[0]
let any: AnyKeyPath = \Point.x
print(y)
// error 6:1: '[keyPath:]' cannot be assigned: the key path is read-only
// error 7:1: 'fixed' cannot be assigned: it is a 'let' constant
// error 8:42: a value of type 'WritableKeyPath<Point, Int>' is needed here, and this is 'KeyPath<Point, Int>'
// error 9:37: a value of type 'KeyPath<Point, String>' is needed here, and this is 'WritableKeyPath<Point, Int>'
// error 10:7: a value of type 'UIView' is needed here, and this is 'Point'
// error 11:21: a method in a key path is not supported in scenarios
// error 11:44: 'Point' has no member 'z'
// error 12:35: this part of a key path is not supported in scenarios
// error 13:10: scenarios do not have 'AnyKeyPath'
// error 14:7: a key path as 'Any' is not supported in scenarios
