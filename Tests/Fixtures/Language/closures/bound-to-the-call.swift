// What a function may do with a closure that must not outlive the call.
func run(_ closure: () -> Void) { closure() }
func twice(_ closure: () -> Void) {
    run(closure)
    run { closure() }
    run((closure))
    (closure)()
}
twice { print("run") }  // prints: run
// prints: run
// prints: run
// prints: run

func each(_ change: (Int) -> Int) -> [Int] {
    func local(_ n: Int) -> Int { change(n) * 10 }
    return [1, 2].map(change) + [3].map { change($0) } + [local(4)]
}
print(each { $0 + 1 })  // prints: [2, 3, 4, 50]

// Optional closures, and those of an alias that is optional, may be kept.
typealias Done = (() -> Void)?
class Keeper {
    var kept: [() -> Void] = []
    func keep(_ one: (() -> Void)?, _ other: Done, _ third: @escaping () -> Void) {
        if let one { kept.append(one) }
        if let other { kept.append(other) }
        kept.append(third)
    }
    func every(_ body: (() -> Void) -> Void) { kept.forEach(body) }
}
let keeper = Keeper()
keeper.keep({ print("one") }, { print("other") }, { print("third") })
keeper.every { $0() }  // prints: one
// prints: other
// prints: third

// What a placeholder stands for may be kept, closures too.
struct Box<T> {
    var value: T
    init(_ value: T) { self.value = value }
}
func same<T>(_ value: T) -> T { value }
Box<() -> Void>({ print("boxed") }).value()  // prints: boxed
let again: () -> Void = same({ print("same") })
again()  // prints: same
