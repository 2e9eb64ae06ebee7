// What a protocol asks for is Swift's own subscript, also where only the protocol is known.
protocol Numbers { subscript(place: Int) -> Int { get set } }
extension Array: Numbers where Element == Int {}
var numbers: any Numbers = [1, 2, 3]
numbers[1] = 9
numbers[0] += 4
print(numbers[1], numbers)  // prints: 9 [5, 9, 3]
protocol Counters { subscript(name: String) -> Int? { get set } }
extension Dictionary: Counters where Key == String, Value == Int {}
struct Single: Counters {
    var (name, count): (String, Int)
    subscript(name: String) -> Int? {
        get { name == self.name ? count : nil }
        set { if name == self.name { count = newValue ?? 0 } }
    }
}
func add<C: Counters>(_ name: String, to counters: inout C) { counters[name] = (counters[name] ?? 0) + 1 }
var known = ["a": 1]
add("a", to: &known)
add("b", to: &known)
print(known["a"] ?? 0, known["b"] ?? 0)  // prints: 2 1
var all: [any Counters] = [known, Single(name: "a", count: 7)]
for index in all.indices { all[index]["a"]? += 10 }
print(all.map { $0["a"] ?? 0 }, all.map { $0["z"] == nil })  // prints: [12, 17] [true, true]
