// What is private belongs to its type: a subclass may have its own, and the superclass keeps calling its own.
class Base {
    private let name = "base"
    private func setup() -> String { "base setup \(name)" }
    private(set) var count = 0
    fileprivate var tag = 1
    func run() -> String {
        count += 1
        return setup()
    }
}
class Derived: Base {
    private let name = "derived"
    private func setup() -> String { "derived setup \(name)" }
    func both() -> String { run() + ", " + setup() }
}
let derived = Derived()
print(derived.both(), derived.count, derived.tag) // prints: base setup base, derived setup derived 1 1

// The extensions of a type in its file are inside it.
struct Counter {
    private var value = 0
    private init(_ value: Int) { self.value = value }
    static func starting(at value: Int) -> Counter { Counter(value) }
}
extension Counter {
    private static let step = 2
    mutating func next() -> Int {
        value += Self.step
        return value
    }
}
var counter = Counter.starting(at: 5)
print(counter.next(), counter.next()) // prints: 7 9

// One private and one that all may call: only the second one is meant outside.
class Scale {
    private func convert(_ value: Int) -> String { "private" }
    func convert(_ value: Double) -> String { "open" }
    func own() -> String { convert(1 as Int) }
}
print(Scale().convert(2), Scale().own()) // prints: open private

private extension Int {
    var doubled: Int { self * 2 }
}
print(4.doubled) // prints: 8

class Generic<Element> {
    private var items: [Element] = []
    func add(_ item: Element) { items.append(item) }
}
extension Generic {
    var count: Int { items.count }
}
let generic = Generic<String>()
generic.add("a")
print(generic.count) // prints: 1
