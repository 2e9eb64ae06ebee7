// Labels, defaults, inout, several results, and functions as values.
func area(of width: Int, by height: Int = 2) -> Int { width * height }
func swapped(_ pair: (Int, String)) -> (text: String, number: Int) { (pair.1, pair.0) }
func grow(_ value: inout CGFloat, times factor: CGFloat = 2) { value *= factor }
func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
@discardableResult
func note(_ text: String) -> Int {
    print("note", text)
    return text.count
}
print(area(of: 3), area(of: 3, by: 5))  // prints: 6 15
let result = swapped((1, "one"))
print(result.text, result.number, result.0)  // prints: one 1 one
var size: CGFloat = 1.5
grow(&size)
grow(&size, times: 3)
print(size)  // prints: 9.0
var frame = CGRect(x: 0, y: 0, width: 4, height: 4)
grow(&frame.size.width)
print(frame.width)  // prints: 8.0
print(sum(), sum(1, 2, 3))  // prints: 0 6
note("a")  // prints: note a
func twice(_ f: (Int) -> Int, _ x: Int) -> Int { f(f(x)) }
func increment(_ x: Int) -> Int { x + 1 }
print(twice(increment, 1), twice({ $0 * 10 }, 1))  // prints: 3 100
let chosen: (Int, Int) -> Int = area
print(chosen(4, 5))  // prints: 20
func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
print(fibonacci(15))  // prints: 610
func outer() -> Int {
    var total = 0
    func add(_ n: Int) { total += n }
    add(2)
    add(3)
    return total
}
print(outer())  // prints: 5
