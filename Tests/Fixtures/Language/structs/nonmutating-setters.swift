// A setter that changes nothing in the instance itself works on constants, too.
final class Storage { var values = ["a": 1] }
struct Setting {
    let name: String
    let storage: Storage
    var value: Int {
        get { storage.values[name] ?? 0 }
        nonmutating set { storage.values[name] = newValue }
    }
    subscript(other: String) -> Int {
        get { storage.values[other] ?? 0 }
        nonmutating set { storage.values[other] = newValue }
    }
    func increase() { value += 1 }
}
let setting = Setting(name: "a", storage: Storage())
setting.value = 5
setting.increase()
setting["b"] = 7
setting["b"] += 1
print(setting.value, setting["b"])  // prints: 6 8
func make() -> Setting { setting }
make().value *= 2
print(setting.value)  // prints: 12
protocol Valued { var value: Int { get nonmutating set } }
extension Setting: Valued {}
let valued: any Valued = setting
valued.value = 1
print(setting.value)  // prints: 1
@dynamicMemberLookup struct Lens<T> {
    let get: () -> T
    let set: (T) -> Void
    var value: T {
        get { get() }
        nonmutating set { set(newValue) }
    }
    subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> Lens<U> {
        Lens<U>(get: { value[keyPath: path] }, set: { new in
            var all = value
            all[keyPath: path] = new
            value = all
        })
    }
}
struct Point { var (x, y): (Int, Int) }
struct Line { var (start, end): (Point, Point) }
var line = Line(start: Point(x: 1, y: 2), end: Point(x: 3, y: 4))
let lens = Lens(get: { line }, set: { line = $0 })
lens.end.x.value += 10
print(line.end.x, lens.start.y.value)  // prints: 13 2
