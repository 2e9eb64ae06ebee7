typealias Pair<T> = (T, T)
typealias Handler<T> = (T) -> Void
typealias Lookup<Key: Hashable, Value> = [Key: [Value]]
struct Box<Content> {
    var content: Content
    typealias Change<Other> = (Content) -> Box<Other>
    func map<Other>(_ change: Change<Other>) -> Box<Other> { change(content) }
}
typealias Wrapped<T> = Box<T?>
enum Names {
    typealias Callback<T> = (Result<T, Error>) -> Void
}
let pair: Pair<Int> = (1, 2)
let show: Handler<String> = { print("<" + $0 + ">") }
show("a")  // prints: <a>
var lookup: Lookup<String, Int> = [:]
lookup["x", default: []].append(3)
print(pair, lookup)  // prints: (1, 2) ["x": [3]]
func swapped<T>(_ pair: Pair<T>) -> Pair<T> { (pair.1, pair.0) }
print(swapped(pair), swapped(("l", "r")))  // prints: (2, 1) ("r", "l")
print(Box(content: 2).map { Box(content: "\($0)!") }.content)  // prints: 2!
let empty = Wrapped<Int>(content: nil)
print(empty.content == nil)  // prints: true
let callback: Names.Callback<Int> = { if case .success(let value) = $0 { print(value) } }
callback(.success(5))  // prints: 5
