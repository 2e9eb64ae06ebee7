struct Style { var width = 1.0; var name = "" }

func with<T>(_ value: T, _ update: (inout T) -> Void) -> T {
    var copy = value
    update(&copy)
    return copy
}
let style = with(Style()) {
    $0.width = 3
    $0.name = "thick"
}
print(style.width, style.name)  // prints: 3.0 thick

let bump: (inout Int) -> Void = { $0 += 1 }
var number = 1
bump(&number)
bump(&number)
print(number)  // prints: 3

func apply(_ change: (inout Int, Int) -> Void, to values: [Int]) -> Int {
    var sum = 0
    for value in values { change(&sum, value) }
    return sum
}
print(apply({ sum, value in sum += value }, to: [1, 2, 3]))  // prints: 6

final class Store {
    private(set) var state = Style()
    var reducers: [(inout Style) -> Void] = []
    func run() { reducers.forEach { $0(&state) } }
}
let store = Store()
store.reducers.append { $0.width *= 2 }
store.reducers.append { state in state.name = "run" }
store.run()
print(store.state.width, store.state.name)  // prints: 2.0 run
