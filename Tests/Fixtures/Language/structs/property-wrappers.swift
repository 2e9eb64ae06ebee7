// A property wrapper keeps the value of a property, and may change what is read and written.
@propertyWrapper
struct Clamped {
    private var value: CGFloat
    let range: ClosedRange<CGFloat>

    init(wrappedValue: CGFloat, _ range: ClosedRange<CGFloat>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    var wrappedValue: CGFloat {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}

@propertyWrapper
struct Counting<Value> {
    private var stored: Value
    private(set) var projectedValue = 0

    init(wrappedValue: Value) { stored = wrappedValue }

    var wrappedValue: Value {
        get { stored }
        set {
            stored = newValue
            projectedValue += 1
        }
    }
}

final class Gauge {
    @Clamped(0...1) var level: CGFloat = 0.5
    @Clamped(-10...10) private var tilt = 40
    @Counting var name = "gauge"
    @Counting var size: CGFloat = 2

    func show() { print(level, tilt, _level.range, name, $name) }
}
let gauge = Gauge()
gauge.show() // prints: 0.5 10.0 0.0...1.0 gauge 0
gauge.level += 3
gauge.name = "meter"
gauge.name += "s"
gauge.show() // prints: 1.0 10.0 0.0...1.0 meters 2
gauge.size /= 4
print(gauge.size, gauge.$size) // prints: 0.5 1

struct Pair {
    @Counting var first = 1
    @Counting var second = [2]
}
var pair = Pair()
let copy = pair
pair.second.append(3)
pair.first = 5
print(pair.first, pair.$first, pair.second, pair.$second) // prints: 5 1 [2, 3] 1
print(copy.first, copy.$first, copy.second) // prints: 1 0 [2]

@propertyWrapper
final class Shared<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Shared<Value> { self }
}
struct Holder { @Shared var count = 1 }
let holder = Holder()
holder.$count.wrappedValue = 9
print(holder.count) // prints: 9
