// Stored, optional, weak, lazy, static, computed and observed properties.
class Counter {
    static var made = 0
    static let limit = 3
    var count = 0 {
        willSet { print("will be", newValue) }
        didSet { print("was", oldValue, "is", count) }
    }
    let name: String
    var note: String?
    weak var owner: Counter?
    lazy var label: String = {
        print("making the label")
        return "label of " + name
    }()
    var doubled: Int {
        get { count * 2 }
        set { count = newValue / 2 }
    }
    var isFull: Bool { count >= Counter.limit }
    init(name: String) {
        self.name = name
        Counter.made += 1
    }
}
let a = Counter(name: "a")
a.count = 2
// prints: will be 2
// prints: was 0 is 2
a.doubled += 2
// prints: will be 3
// prints: was 2 is 3
print(a.isFull, a.doubled)  // prints: true 6
print("before")  // prints: before
print(a.label)
// prints: making the label
// prints: label of a
print(a.label)  // prints: label of a
a.note = "n"
print(a.note ?? "none", Counter(name: "b").note as Any, Counter.made)  // prints: n nil 2
var b: Counter? = Counter(name: "c")
a.owner = b
print(a.owner?.name ?? "gone")  // prints: c
b = nil
print(a.owner?.name ?? "gone")  // prints: gone
