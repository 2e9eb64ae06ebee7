// Local functions may have default arguments; loops walk ranges of all whole numbers.
func run() {
    func scale(_ x: Double, by factor: Double = 2, done: ((Double) -> Void)? = nil) {
        done?(x * factor)
        print("scaled", x * factor)
    }
    scale(2)  // prints: scaled 4.0
    scale(2, by: 3) { print("done", $0) }
    // prints: done 6.0
    // prints: scaled 6.0
    let again = { scale(1) }
    again()  // prints: scaled 2.0
}
run()
for number in UInt(1)..<UInt(3) { print(number * 2) }
// prints: 2
// prints: 4
for number in UInt8(1)...2 { print(number &+ 254) }
// prints: 255
// prints: 0
