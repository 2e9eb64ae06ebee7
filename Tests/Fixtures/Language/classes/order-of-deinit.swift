// Variables are let go in the other order, and those behind a 'defer' before it runs.
class Guest {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("gone", name) }
}
func visit() -> Int {
    let first = Guest("a")
    defer { print("end", first.name) }
    let second = Guest("bb")
    let third = Guest("ccc")
    return second.name.count + third.name.count
}
print(visit())
// prints: gone ccc
// prints: gone bb
// prints: end a
// prints: gone a
// prints: 5
do {
    let x = Guest("x")
    let y = Guest("y")
    print(x.name, y.name)  // prints: x y
}
// prints: gone y
// prints: gone x
struct Trouble: Error {}
func fail() throws {
    defer { print("last") }
    let z = Guest("z")
    defer { print("first", z.name) }
    throw Trouble()
}
try? fail()
// prints: first z
// prints: gone z
// prints: last
for turn in 0..<2 {
    defer { print("turn", turn) }
    let guest = Guest("t\(turn)")
    if turn == 1 { continue }
    print(guest.name)  // prints: t0
}
// prints: gone t0
// prints: turn 0
// prints: gone t1
// prints: turn 1
