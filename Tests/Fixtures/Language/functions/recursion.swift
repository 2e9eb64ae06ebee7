func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
func hanoi(_ n: Int, _ from: String, _ to: String, _ by: String, _ log: inout [String]) {
    guard n > 0 else { return }
    hanoi(n - 1, from, by, to, &log)
    log.append(from + to)
    hanoi(n - 1, by, to, from, &log)
}
var log: [String] = []
hanoi(3, "a", "c", "b", &log)
print(fib(12), log.count, log[3])  // prints: 144 7 ac
func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
print(isEven(10), isOdd(10))  // prints: true false
