// A result that does not fit into a byte.
var level: UInt8 = 250
for _ in 0..<3 {
    level += 3
    print(level)
}
// prints: 253
// error 4:5: the result of '+' does not fit UInt8
