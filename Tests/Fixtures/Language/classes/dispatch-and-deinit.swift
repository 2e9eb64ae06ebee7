class Counter {
    var count = 0 {
        willSet { print("will", newValue) }
        didSet { print("did", oldValue, count) }
    }
    init(count: Int) { self.count = count }
    func next() -> Int { count + 1 }
    deinit { print("gone", count) }
}

class Doubler: Counter {
    override func next() -> Int { super.next() * 2 }
    convenience init() { self.init(count: 9) }
}

var counter: Counter? = Doubler()
counter?.count = 5  // prints: will 5
// prints: did 9 5
print(counter?.next() ?? 0)  // prints: 12
counter = nil  // prints: gone 5
print("end")  // prints: end
