func add(_ a: Int, _ b: Int) -> Int { a + b }
func apply(_ f: (Int, Int) -> Int, _ a: Int) -> Int { f(a, a) }
print(apply(add, 3), apply(*, 4), [3, 1, 2].sorted(by: >))  // prints: 6 16 [3, 2, 1]
func adder(_ n: Int) -> (Int) -> Int { { $0 + n } }
print(adder(2)(3), [1, 2].map(adder(10)))  // prints: 5 [11, 12]
let operations: [String: (Int, Int) -> Int] = ["+": add, "-": { $0 - $1 }]
print(operations["-"]!(5, 3), operations["+"]?(1, 1) ?? 0)  // prints: 2 2
class Counter { var n = 0; func up(by k: Int) { n += k } }
let counter = Counter()
let up = counter.up(by:)
up(3)
[1, 2].forEach(counter.up(by:))
print(counter.n)  // prints: 6
