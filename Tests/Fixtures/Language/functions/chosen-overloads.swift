// Of several overloads that fit, Swift takes the one that leaves less out and loses less.
func run(_ body: () -> Void) { print("nothing") }
func run(_ body: () -> Int) { print("number") }
run { 3 }  // prints: number
run { print("inside") }  // prints: nothing
func take(_ a: Int, b: Int = 0) { print("default") }
func take(_ a: Int) { print("plain") }
take(1)  // prints: plain
take(1, b: 2)  // prints: default
func any(_ a: Any) { print("anything") }
func any(_ a: [Any]) { print("list") }
any([1])  // prints: list
any([1, 2])  // prints: list
any(1)  // prints: anything

// A module in front of a name leaves the scenario's own functions out.
func max(_ a: Int, _ b: Int) -> Int { 42 }
print(Swift.max(1, 2), max(1, 2))  // prints: 2 42
struct Bounds {
    var list: [Int]
    func min() -> Int { Swift.min(list[0], list[1]) }
}
print(Bounds(list: [5, 4]).min())  // prints: 4
