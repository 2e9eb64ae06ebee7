// An operator for a generic type of the scenario leaves the others as they are.
struct Expectation<Value> { let value: Value }
func == <Value: Equatable>(left: Expectation<Value>, right: Value?) { print("expects", left.value == right) }
func != <Value: Equatable>(left: Expectation<Value>, right: Value?) { print("expects not", left.value != right) }
func > <Value: Comparable>(left: Expectation<Value>, right: Value) { print("expects more", left.value > right) }

let name: String? = "x", other = "y"
if name != "" && name != nil { print("named") } // prints: named
if other != "z" || name == nil { print("other") } // prints: other
enum Kind { case plain, round }
let kind: Kind? = .plain
if kind == .plain, kind != .round { print("plain") } // prints: plain
Expectation(value: 3) == 3 // prints: expects true
Expectation(value: "a") != "b" // prints: expects not true
Expectation(value: 3) > 1 // prints: expects more true
