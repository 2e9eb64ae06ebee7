class Base { var n = 1; var half: Int { get { n / 2 } set { n = newValue * 2 } } }
class Watched: Base {
    override var n: Int { didSet { print("n", oldValue, n) } }
    override var half: Int { willSet { print("half will be", newValue) } }
}
let w = Watched()
w.n = 7  // prints: n 1 7
w.half = 5
// prints: half will be 5
// prints: n 7 10
print(w.half)  // prints: 5
