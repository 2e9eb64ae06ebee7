// A structure is copied when it is assigned or passed; only mutating methods change it.
struct Point {
    var x = 0
    var y = 0
    static let origin = Point()
    var sum: Int { x + y }
    mutating func move(by n: Int) {
        x += n
        y += n
    }
    func moved(by n: Int) -> Point {
        var copy = self
        copy.move(by: n)
        return copy
    }
}
struct Line {
    var from: Point
    var to: Point { didSet { print("to was", oldValue.x) } }
}
var a = Point(x: 1, y: 2)
var b = a
b.x = 10
print(a.x, b.x)  // prints: 1 10
a.move(by: 5)
print(a.sum, a.moved(by: 1).sum, a.sum)  // prints: 13 15 13
var line = Line(from: .origin, to: b)
line.to.x += 1
// prints: to was 10
print(line.to.x, b.x, line.from.sum)  // prints: 11 10 0
var points = [a, b]
points[0].x = 99
print(points[0].x, a.x)  // prints: 99 6
for var point in points { point.x = 0 }
print(points[1].x)  // prints: 10
func change(_ point: inout Point) { point.y = -1 }
change(&a)
change(&points[1])
print(a.y, points[1].y)  // prints: -1 -1
class Holder { var point = Point() }
let holder = Holder()
holder.point.x = 4
let copy = holder.point
holder.point.move(by: 1)
print(holder.point.x, copy.x)  // prints: 5 4
