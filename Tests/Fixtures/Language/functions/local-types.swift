func run() -> String {
    struct Pair { var a: Int; var b: Int; var sum: Int { a + b } }
    enum Kind { case one, two }
    class Counter { var n = 0; func up() { n += 1 } }
    let counter = Counter()
    counter.up()
    let kind = Kind.two
    return "\(Pair(a: 1, b: 2).sum) \(kind) \(counter.n)"
}
print(run())  // prints: 3 two 1
