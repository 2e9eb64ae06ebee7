func move(from start: CGFloat, to end: CGFloat, by step: CGFloat = 1) -> Int { Int((end - start) / step) }
func log(_ text: String, _ more: Any...) -> String { "\(text) \(more.count)" }
func repeated(times n: Int, _ body: (Int) -> Void) { for i in 0..<n { body(i) } }
print(move(from: 1, to: 5), move(from: 0, to: 4, by: 0.5), log("a"), log("b", 1, "x"))  // prints: 4 8 a 0 b 2
repeated(times: 2) { print("turn", $0) }
// prints: turn 0
// prints: turn 1
class Maths {
    func scale(_ x: Int, by k: Int = 2) -> Int { x * k }
    func scale(_ x: Double, by k: Double) -> Double { x * k }
}
print(Maths().scale(3), Maths().scale(1.5, by: 2))  // prints: 6 3.0
