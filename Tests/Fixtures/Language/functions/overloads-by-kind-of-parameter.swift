// What takes any number of arguments, or makes a closure of one, is an overload of what does not.
func count(_ a: Int) -> String { "one" }
func count(_ a: Int...) -> String { "\(a.count)" }
print(count(1), count(1, 2), count())  // prints: one 2 0

struct Lists {
    static func join(_ a: [Int]) -> String { "list" }
    static func join(_ a: [Int]...) -> String { "lists \(a.count)" }
}
print(Lists.join([1]), Lists.join([1], [2]))  // prints: list lists 2

extension Int {
    func times(run: () -> Void) { for _ in 0..<self { run() } }
    func times(run: @autoclosure () -> Void) { for _ in 0..<self { run() } }
}
2.times { print("closure") }
// prints: closure
// prints: closure
2.times(run: print("argument"))
// prints: argument
// prints: argument
// A label may be written that says there is none.
print(count(_: 3))  // prints: one

// A closure that does not outlive the call goes to the overload that takes one.
func told(_ value: Bool) -> String { "a value" }
func told(_ question: () -> Bool) -> String { question() ? "yes" : "no" }
func pass(_ question: () -> Bool) { print(told(question), [told(question), told(question())].count) }
pass { true }  // prints: yes 2
