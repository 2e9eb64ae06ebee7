enum E: Error { case out }
func work(_ n: Int) throws -> String {
    defer { print("end", n) }
    for i in 0..<3 {
        defer { print("turn", i) }
        if i == 1, n == 1 { throw E.out }
        if i == 1 { break }
    }
    return "done"
}
print((try? work(0)) ?? "none")
// prints: turn 0
// prints: turn 1
// prints: end 0
// prints: done
print((try? work(1)) ?? "none")
// prints: turn 0
// prints: turn 1
// prints: end 1
// prints: none
outer: for i in 0..<3 {
    do {
        if i == 1 { throw E.out }
        print("ok", i)
    } catch {
        print("skip", i)
        continue outer
    }
    if i == 2 { break outer }
}
// prints: ok 0
// prints: skip 1
// prints: ok 2
