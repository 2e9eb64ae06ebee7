struct Oops: Error { let n: Int }
func run(_ n: Int) throws -> Int {
    defer { print("outer", n) }
    do {
        defer { print("inner", n) }
        if n == 1 { throw Oops(n: n) }
        defer { print("late", n) }
    } catch let error as Oops where error.n > 5 { print("never") }
    return n
}
print((try? run(0)) ?? -1)
// prints: late 0
// prints: inner 0
// prints: outer 0
// prints: 0
do { _ = try run(1) } catch { print("caught", error) }
// prints: inner 1
// prints: outer 1
// prints: caught Oops(n: 1)
