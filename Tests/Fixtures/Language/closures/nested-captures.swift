func makeCounter(_ step: Int) -> (up: () -> Int, reset: () -> Void) {
    var n = 0
    return ({ n += step; return n }, { n = 0 })
}
let counter = makeCounter(5)
_ = counter.up()
print(counter.up())  // prints: 10
counter.reset()
print(counter.up())  // prints: 5
var closures: [() -> Int] = []
for i in 0..<3 {
    var local = i * 10
    closures.append { local += 1; return local }
}
print(closures.map { $0() }, closures.map { $0() })  // prints: [1, 11, 21] [2, 12, 22]
let compose = { (f: @escaping (Int) -> Int, n: Int) -> () -> Int in { (0..<n).reduce(1) { x, _ in f(x) } } }
print(compose({ $0 * 2 }, 5)())  // prints: 32
