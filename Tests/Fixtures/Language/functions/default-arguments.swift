// Default arguments come after what the call says, whatever the order of the parameters.
func told(_ n: Int) -> Int {
    print("told", n)
    return n
}
func sum(a: Int = told(10), b: Int, c: Int = told(30)) { print(a + b + c) }
sum(b: told(1))
// prints: told 1
// prints: told 10
// prints: told 30
// prints: 41
sum(a: told(2), b: told(3))
// prints: told 2
// prints: told 3
// prints: told 30
// prints: 35
struct Pair {
    var first: Int
    var second: Int
    init(first: Int = told(7), second: Int) {
        self.first = first
        self.second = second
    }
}
print(Pair(second: told(8)).first)
// prints: told 8
// prints: told 7
// prints: 7

// '#function' and '#line' as default arguments are about the call.
func whoCalls(_ name: String = #function) -> String { name }
func caller(_ n: Int) -> String { whoCalls() }
print(caller(1))  // prints: caller(_:)
func lineOfCall(line: Int = #line) -> Int { line }
print(lineOfCall() - #line, lineOfCall() == #line)  // prints: 0 true
