// `inout some P`: the variable keeps its type.
protocol Counting { mutating func next() -> Int }
struct Steps: Counting {
    var last = 0
    mutating func next() -> Int {
        last += 1
        return last
    }
}
func take(_ count: Int, from counting: inout some Counting) -> [Int] { (0..<count).map { _ in counting.next() } }
var steps = Steps()
print(take(2, from: &steps), take(1, from: &steps), steps.last)  // prints: [1, 2] [3] 3
// `some P` alone is what it was.
func name(of counting: some Counting) -> String { "\(type(of: counting))" }
print(name(of: steps))  // prints: Steps
