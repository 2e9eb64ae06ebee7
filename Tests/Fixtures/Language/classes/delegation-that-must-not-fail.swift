enum Side: Int {
    case left = 1, right = 0
    init(isLeft: Bool) { self.init(rawValue: isLeft ? 1 : 0)! }
    init?(named name: String) {
        guard name.hasPrefix("side ") else { return nil }
        self.init(rawValue: name.count - 5)
    }
}
print(Side(isLeft: true), Side(isLeft: false))  // prints: left right
func show(_ side: Side?) { print(side.map { "\($0)" } ?? "nil") }
// prints: right
// prints: left
// prints: nil
// prints: nil
show(Side(named: "side "))
show(Side(named: "side x"))
show(Side(named: "side xx"))
show(Side(named: "other"))

struct Percent {
    let value: Int
    init?(_ value: Int) {
        guard (0...100).contains(value) else { return nil }
        self.value = value
    }
    init(half value: Int) { self.init(value / 2)! }
}
print(Percent(half: 120).value, Percent(200) as Any)  // prints: 60 nil

class Node {
    let name: String
    init?(_ name: String) { if name.isEmpty { return nil }; self.name = name }
    convenience init() { self.init("unnamed")! }
}
final class Leaf: Node {
    init(leaf name: String) { super.init("leaf " + name)! }
}
print(Node().name, Leaf(leaf: "a").name, Node("") == nil)  // prints: unnamed leaf a true
