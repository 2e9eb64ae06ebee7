// Functions and closures with inout parameters as values, and local functions with them.
struct State { var count = 0; var log: [String] = [] }
enum Action { case add(Int), note(String) }
struct Problem: Error { let at: Int }
func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .add(let n): state.count += n
    case .note(let text): state.log.append(text)
    }
}
final class Store {
    private(set) var state: State
    private let reducer: (inout State, Action) -> Void
    init(_ state: State, _ reducer: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.reducer = reducer
    }
    func send(_ action: Action) { reducer(&state, action) }
}
let store = Store(State(), reduce)
[Action.add(2), .note("a"), .add(3)].forEach(store.send)
print(store.state.count, store.state.log)  // prints: 5 ["a"]
func change<T, R>(_ value: inout T, _ body: (inout T) throws -> R) rethrows -> R { try body(&value) }
var number = 4
let old = change(&number) { n -> Int in
    defer { n *= 10 }
    return n
}
print(old, number)  // prints: 4 40
do {
    try change(&number) { n in
        n += 1
        throw Problem(at: n)
    }
} catch { print(error, number) }  // prints: Problem(at: 41) 41
var (left, right) = (1, 2)
let exchange: (inout Int, inout Int) -> String = { a, b in
    (a, b) = (b, a)
    return "exchanged"
}
print(exchange(&left, &right), left, right)  // prints: exchanged 2 1
func twice(_ n: inout Int) -> Bool {
    n *= 2
    return n > 10
}
let changes: [(inout Int) -> Bool] = [twice, { $0 += 1; return $0 > 10 }, twice]
for step in changes { print(step(&number), number) }
// prints: true 82
// prints: true 83
// prints: true 166
class Counter {
    var total = 0
    func take(_ n: inout Int) -> Int {
        total += n
        n = 0
        return total
    }
    func all(_ list: inout [Int]) -> [Int] { list.indices.map { take(&list[$0]) } }
}
let counter = Counter()
let take = counter.take
var rest = 7
print(take(&rest), rest, counter.total)  // prints: 7 0 7
var list = [1, 2, 3]
print(counter.all(&list), list)  // prints: [8, 10, 13] [0, 0, 0]
protocol Filter { func apply(_ text: inout String) -> Int }
struct Upper: Filter {
    func apply(_ text: inout String) -> Int {
        text = text.uppercased()
        return text.count
    }
}
let filters: [any Filter] = [Upper()]
let apply = filters[0].apply
var word = "abc"
print(apply(&word), word)  // prints: 3 ABC
func local() {
    var sum = 0
    func add(_ n: Int, to total: inout Int) { total += n; sum += 1 }
    func most(_ all: Int...) -> Int { all.max() ?? 0 }
    var total = 1
    add(4, to: &total)
    add(5, to: &total)
    print(total, sum, most(1, 9, 3), most())  // prints: 10 2 9 0
}
local()
let explicit = { (a: inout [Int], b: Int) -> Int in
    a.append(b)
    return a.count
}
var grown = [1]
print(explicit(&grown, 5), grown, [3, 1, 2].reduce(into: [Int]()) { $0.insert($1, at: 0) })
// prints: 2 [1, 5] [2, 1, 3]
struct V: Equatable { var x = 0; static func += (l: inout V, r: V) { l.x += r.x } }
print([V(x: 1), V(x: 5)].reduce(into: V(), +=))  // prints: V(x: 6)
let plus: (inout V, V) -> Void = (+=)
var v = V(x: 1); plus(&v, V(x: 2)); print(v)  // prints: V(x: 3)
