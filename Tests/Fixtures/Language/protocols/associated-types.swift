// Protocols with associated types: in extensions, generic functions and conditions.
protocol Container {
    associatedtype Item
    var items: [Item] { get }
    mutating func add(_ item: Item)
    init()
}
extension Container {
    var count: Int { items.count }
    var isEmpty: Bool { items.isEmpty }
    func mapped<T>(_ change: (Item) -> T) -> [T] { items.map(change) }
    init(_ items: [Item]) {
        self.init()
        for item in items { add(item) }
    }
    mutating func addAll<C: Container>(of other: C) where C.Item == Item {
        for item in other.items { add(item) }
    }
}
extension Container where Item: Equatable {
    func contains(_ item: Item) -> Bool { items.contains(item) }
}
extension Container where Item == String {
    func joined() -> String { items.joined(separator: "-") }
}
struct Stack<Element>: Container {
    private(set) var items: [Element] = []
    mutating func add(_ item: Element) { items.append(item) }
}
final class Names: Container {
    var items: [String] = []
    required init() {}
    func add(_ item: String) { items.append(item) }
}
var stack = Stack([1, 2, 3])
stack.add(4)
print(stack.items, stack.count, stack.contains(3), stack.contains(9))
print(stack.mapped { "\($0)!" })
var names = Names(["a", "b"])
print(names.joined(), names.isEmpty, names.contains("b"))
var other = Stack<Int>()
other.addAll(of: stack)
print(other.count)
func total<C: Container>(_ container: C) -> Int where C.Item == Int { container.items.reduce(0, +) }
print(total(stack))
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
    a.items == b.items
}
print(same(stack, other), same(names, names))
func first<C: Container>(_ c: C) -> C.Item? { c.items.first }
print(first(stack) ?? 0, first(names) ?? "none")
func filled<C: Container>(_ type: C.Type, with item: C.Item) -> C {
    var made = C()
    made.add(item)
    return made
}
print(filled(Stack<Double>.self, with: 1).items)
func show(_ c: some Container) { print(c.count, c.items.count) }
show(stack)
show(names)
// prints: [1, 2, 3, 4] 4 true false
// prints: ["1!", "2!", "3!", "4!"]
// prints: a-b false true
// prints: 4
// prints: 10
// prints: true true
// prints: 1 a
// prints: [1.0]
// prints: 4 4
// prints: 2 2
