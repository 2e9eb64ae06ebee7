struct Stop: Error {}
let half: (Int) throws -> Int = { n in
    if n % 2 == 1 { throw Stop() }
    return n / 2
}
print((try? half(4)) ?? -1, (try? half(3)) ?? -1)  // prints: 2 -1
print((try? [2, 4].map(half)) ?? [], (try? [2, 3].map { try half($0) }) == nil)  // prints: [1, 2] true
func run(_ body: () throws -> Void) -> String {
    do { try body(); return "fine" } catch { return "stopped" }
}
print(run {}, run { throw Stop() }, run { _ = try half(1) })  // prints: fine stopped stopped
func check(_ n: Int) throws -> Int {
    func inner() throws -> Int { try half(n) + 1 }
    return try inner() * 10
}
do {
    var sum = 0
    sum += try check(2)
    sum = try check(4) + sum
    print(sum)  // prints: 50
    _ = try check(1)
} catch { print("caught") }  // prints: caught
