// Arguments that become closures.
var asked = 0
func ask() -> Bool { asked += 1; return true }
func unless(_ condition: @autoclosure () -> Bool, _ isOn: Bool) -> Bool { isOn && condition() }
print(unless(ask(), false), asked)  // prints: false 0
print(unless(ask(), true), asked)  // prints: true 1
func first<T>(_ value: T?, or other: @autoclosure () -> T) -> T {
    if let value { return value }
    return other()
}
print(first(nil, or: 4), first(2, or: asked + 10))  // prints: 4 2
class Later {
    private var work: [() -> Int] = []
    func add(_ value: @autoclosure @escaping () -> Int) { work.append(value) }
    func run() { print(work.map { $0() }) }
}
let later = Later()
var number = 1
later.add(number * 2)
number = 5
later.run()  // prints: [10]

func note(_ text: @autoclosure () -> String = "nothing", if isWanted: Bool = true) {
    if isWanted { print(text()) }
}
note()  // prints: nothing
note("something")  // prints: something
note(if: false)
struct Kept {
    let make: () -> Int
    init(_ make: @autoclosure @escaping () -> Int = 1 + 1) { self.make = make }
}
print(Kept().make(), Kept(5).make())  // prints: 2 5
