// A method that its type names, with an instance: the method of that one, as a value.
class Store {
    var texts: [String] = []
    func keep(_ text: String) { texts.append(text) }
    func twice(_ number: Int) -> Int { number * 2 }
}
struct Point {
    var x: Int
    func moved(by distance: Int) -> Point { Point(x: x + distance) }
}
let store = Store()
let keep = Store.keep(store)
keep("one")
keep("two")
print(store.texts)  // prints: ["one", "two"]
print([1, 2].map(Store.twice(store)))  // prints: [2, 4]
let move = Point.moved(Point(x: 3))
print(move(4).x)  // prints: 7
print(NSNumber(value: UInt8(3)).intValue, NSNumber(value: Int64(-4)).intValue)  // prints: 3 -4
