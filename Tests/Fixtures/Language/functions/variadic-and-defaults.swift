func sum(_ numbers: Int..., start: Int = 0) -> Int { numbers.reduce(start, +) }
print(sum(), sum(1, 2, 3), sum(1, start: 10))  // prints: 0 6 11
func greet(_ name: String = "you", times: Int = 1, with end: String = "!") -> String {
    Array(repeating: name, count: times).joined(separator: " ") + end
}
print(greet(), greet("a", times: 2), greet(with: "?"))  // prints: you! a a! you?
@discardableResult func bump() -> Int { print("bump"); return 1 }  // prints: bump
bump()
