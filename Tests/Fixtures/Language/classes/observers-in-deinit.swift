// In a `deinit` the class's own properties change without a word, others tell their observers.
class Base {
    var n = 0 { didSet { print("n", n) } }
    func set() { n = 5 }
    deinit {
        n = 1
        defer { n = 9 }
        n += 1
        set()
    }
}
class Derived: Base {
    var k = 0 { didSet { print("k", k) } }
    deinit {
        n = 3
        k = 4
        defer { k = 8 }
        print(k)
    }
}
do { _ = Derived() }
// prints: n 3
// prints: 4
// prints: k 8
// prints: n 5
// prints: n 9
