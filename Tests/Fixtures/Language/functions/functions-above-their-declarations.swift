// Functions inside of functions may be used above their declarations, and may use each other.
func parity() {
    func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
    func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
    print(isEven(4), isOdd(4))
}
parity()  // prints: true false

func above(_ word: String) {
    greet()
    defer { end() }
    func greet() { print("greet", word) }
    func end() { print("end", word) }
}
above("a")
// prints: greet a
// prints: end a

func early() -> Int {
    return twice(3)

    func twice(_ n: Int) -> Int { add(n, n) }
    func add<T: Numeric>(_ a: T, _ b: T) -> T { a + b }
}
print(early())  // prints: 6

// Variables between the functions.
func between() {
    func first() { second() }
    let x = 1
    func second() { print("second", x) }
    first()
}
between()  // prints: second 1

func below() {
    func show() { print("below", y, z) }
    let (y, w) = (2, 0)
    var z = w
    show()
    z = 4
    show()
}
below()
// prints: below 2 0
// prints: below 2 4

func outside() {
    let x = "outer"
    do {
        func show() { print(x) }
        let x = "inner"
        show()
        _ = x
    }
}
outside()  // prints: outer

// In loops each turn has its own.
func loops() {
    var makers: [() -> Int] = []
    for i in 1...3 {
        makers.append(value)
        func value() -> Int { other() + i }
        func other() -> Int { i * 10 }
    }
    print(makers.map { $0() })
}
loops()  // prints: [11, 22, 33]

class Card {
    var count = 0
    func place() { print("method") }
    func lay() {
        place()
        func place() { count += 1; print("local", count) }
    }
    func recurse(_ n: Int) -> Int {
        let closure = { (k: Int) -> Int in step(k) }
        return closure(n)
        func step(_ k: Int) -> Int { k > 0 ? 1 + jump(k - 1) : 0 }
        func jump(_ k: Int) -> Int { k > 0 ? 10 + step(k - 1) : 0 }
    }
}
Card().lay()  // prints: local 1
print(Card().recurse(3))  // prints: 12

// A name that a function gives to something of its own is another one.
func own() {
    func show() { let n = 1; print(n); more(n) }
    let n = 5
    func more(_ k: Int) { print(k, n) }
    show()
}
own()
// prints: 1
// prints: 1 5

func overloads() {
    say(1)
    say("a")
    func say(_ n: Int) { print("number", n) }
    func say(_ s: String) { print("text", s) }
}
overloads()
// prints: number 1
// prints: text a

func mutating() {
    var n = 0
    grow()
    grow()
    print(n)
    func grow() { n += 1 }
}
mutating()  // prints: 2

func generic() {
    func wrap<T>(_ x: T) -> [T] { rewrap([x]) }
    func rewrap<T>(_ x: [T]) -> [T] { x.count < 3 ? rewrap(x + x) : x }
    print(wrap("a"), wrap(1))
}
generic()  // prints: ["a", "a", "a", "a"] [1, 1, 1, 1]

let closure = {
    helper()
    func helper() { print("in a closure") }
}
closure()  // prints: in a closure
if Bool(true) {
    inner()
    func inner() { print("in a branch") }
}  // prints: in a branch
