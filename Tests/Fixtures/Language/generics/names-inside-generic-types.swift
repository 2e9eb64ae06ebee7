// Other names of types, which hold the placeholders of the type around.
final class Guarded<Value: Equatable> {
    typealias Condition = (_ old: Value, Value) -> Value
    typealias Values = [Value]
    typealias Pair = (old: Value, new: Value)
    private var stored: Value
    private var condition: Condition
    private(set) var history: Values = []
    init(_ value: Value, when condition: @escaping Condition) {
        stored = value
        self.condition = condition
    }
    var value: Value {
        get { stored }
        set {
            history.append(stored)
            stored = condition(stored, newValue)
        }
    }
    func last(_ fallback: Values) -> Pair { ((history + fallback)[0], stored) }
}
final class Owner {
    var isOpen = true
    lazy var left = Guarded(false) { [weak self] old, new in
        guard self?.isOpen != false else { return old }
        return new
    }
    func go() {
        left.value = true
        print(left.value, left.history)  // prints: true [false]
        isOpen = false
        left.value = false
        print(left.value, left.history, left.last([false]))
// prints: true [false, true] (old: false, new: true)
    }
}
Owner().go()

struct Stack<Element> {
    typealias Items = [Element]
    typealias Test = (Element) -> Bool
    var items: Items
    init(_ items: Items) { self.items = items }
    func first(_ test: Test) -> Element? { items.first(where: test) }
}
print(Stack([1, 2, 3]).first { $0 > 1 } ?? 0, Stack(["a"]).items)  // prints: 2 ["a"]
