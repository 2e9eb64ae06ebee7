// Generic functions inside functions: each type has its version, and all of them share what is around.
func report() {
    var lines: [String] = []
    func twice<T>(_ value: T) -> [T] { [value, value] }
    func note<T: CustomStringConvertible>(_ value: T, times count: Int = 1) {
        for _ in 0..<count { lines.append(value.description) }
    }
    print(twice(1), twice("a"), twice([2.5]))  // prints: [1, 1] ["a", "a"] [[2.5], [2.5]]
    note(1)
    note("b", times: 2)
    note(true)
    print(lines)  // prints: ["1", "b", "b", "true"]
    func pair<A, B>(_ first: A, _ second: B) -> String where A: Equatable { "\(first) and \(second)" }
    print(pair(1, "x"), pair("y", 2))  // prints: 1 and x y and 2
    let doubled = [1, 2].map(twice)
    print(doubled)  // prints: [[1, 1], [2, 2]]
}
report()

func countdown(from start: Int) -> [String] {
    var steps: [String] = []
    func walk<T: Equatable>(_ value: T, _ stop: T, _ next: (T) -> T) {
        steps.append("\(value)")
        if value != stop { walk(next(value), stop, next) }
    }
    walk(start, 0) { $0 - 1 }
    walk(Double(start), 1) { $0 - 1 }
    return steps
}
print(countdown(from: 2))  // prints: ["2", "1", "0", "2.0", "1.0"]

struct Form {
    var names: [String]
    func check<Key: Hashable>(_ keys: [Key]) -> [Int] {
        func position<Value: Equatable>(of value: Value, in list: [Value]) -> Int {
            var found = -1
            let compare = { (index: Int) in if list[index] == value { found = index } }
            for index in list.indices.reversed() { compare(index) }
            return found
        }
        return [position(of: names.last ?? "", in: names), position(of: keys[0], in: keys)]
    }
}
print(Form(names: ["a", "b"]).check([3, 4]), Form(names: ["c"]).check(["x"]))  // prints: [1, 0] [0, 0]

func makers() -> [() -> Int] {
    var result: [() -> Int] = []
    for step in 1...2 {
        func add<T>(_ value: T, _ read: @escaping (T) -> Int) { result.append { read(value) * step } }
        add(10) { $0 }
        add("abc") { $0.count }
    }
    return result
}
print(makers().map { $0() })  // prints: [10, 3, 20, 6]
