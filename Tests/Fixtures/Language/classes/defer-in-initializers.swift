// What an initializer sets in a `defer` is no first value: observers are told.
class Dial {
    var n = 0 { didSet { print("n", oldValue, n) } }
    init(n: Int) {
        defer { self.n = n }
        self.n = 1
        print("in init", self.n)
    }
    init(twice m: Int) {
        n = m
        defer { n += m }
    }
}
print(Dial(n: 3).n)
// prints: in init 1
// prints: n 1 3
// prints: 3
print(Dial(twice: 5).n)
// prints: n 5 10
// prints: 10
struct Value {
    var n = 0 { didSet { print("value", n) } }
    init(n: Int) { defer { self.n = n } }
}
print(Value(n: 4).n)
// prints: value 4
// prints: 4
