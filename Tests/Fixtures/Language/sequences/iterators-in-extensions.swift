// Types that extensions of generic types declare.
struct Stack<Element> {
    private var items: [Element] = []
    mutating func push(_ item: Element) { items.append(item) }
}
extension Stack: Sequence {
    struct Iterator: IteratorProtocol {
        fileprivate var left: [Element]
        mutating func next() -> Element? { left.popLast() }
    }
    func makeIterator() -> Iterator { Iterator(left: items) }
}
extension Stack {
    enum Change: Equatable { case pushed(Int), emptied }
    final class Log {
        var changes: [Change] = []
        var last: Element?
    }
    func logged() -> Log {
        let log = Log()
        for (index, item) in enumerated() {
            log.changes.append(.pushed(index))
            log.last = item
        }
        return log
    }
}
var stack = Stack<String>()
stack.push("a")
stack.push("b")
for item in stack { print(item) }  // prints: b
// prints: a
print(stack.map { $0.uppercased() }, Array(stack).count)  // prints: ["B", "A"] 2
let log: Stack<String>.Log = stack.logged()
print(log.changes.count, log.changes.first == .pushed(0), log.last ?? "-")  // prints: 2 true a
let change = Stack<Int>.Change.emptied
print(change == .emptied)  // prints: true
