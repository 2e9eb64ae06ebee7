struct Stack<Element> {
    private var items: [Element] = []
    var isEmpty: Bool { items.isEmpty }
    var top: Element? { items.last }
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
    func map<Other>(_ change: (Element) -> Other) -> Stack<Other> {
        var result = Stack<Other>()
        for item in items { result.push(change(item)) }
        return result
    }
}
var stack = Stack<Int>()
stack.push(1)
stack.push(2)
print(stack.top!, stack.pop()!, stack.isEmpty)  // prints: 2 2 false
print(stack.map { "n\($0)" }.top!, stack)  // prints: n1 Stack<Int>(items: [1])
struct Pair<A, B> {
    let a: A
    var b: B
    init(_ a: A, _ b: B) { self.a = a; self.b = b }
    var flipped: Pair<B, A> { Pair<B, A>(b, a) }
    static func same(_ x: A) -> Pair<A, A> { Pair<A, A>(x, x) }
}
let pair = Pair(1, "one")
print(pair.flipped, pair.a, Pair<Int, Bool>.same(4))  // prints: <one> 1 <4>
extension Pair where A: Equatable, B == Int { func isDouble(of x: A) -> Bool { a == x && b == 2 } }
print(Pair("x", 2).isDouble(of: "x"))  // prints: true
extension Pair: CustomStringConvertible where A: CustomStringConvertible {
    var description: String { "<" + a.description + ">" }
}
print(Pair(3, 4.5))  // prints: <3>
class Observable<Value> {
    var value: Value { didSet { listeners.forEach { $0(value) } } }
    private var listeners: [(Value) -> Void] = []
    init(_ value: Value) { self.value = value }
    func listen(_ listener: @escaping (Value) -> Void) { listeners.append(listener) }
}
let taps = Observable(0)
taps.listen { print("taps", $0) }
taps.value += 1  // prints: taps 1
class Named: Observable<String> {
    override init(_ value: String) { super.init(value.uppercased()) }
}
let named = Named("x")
named.listen { print("named", $0) }
named.value = "y"  // prints: named y
enum Loading<Content> {
    case idle, running(progress: Double), done(Content)
    var content: Content? { if case .done(let content) = self { return content } else { return nil } }
}
var state: Loading<[Int]> = .idle
state = .running(progress: 0.5)
state = .done([1, 2])
print(state.content!.count, Loading.done("x").content!)  // prints: 2 x
switch state {
case .idle: print("idle")
case .running(let progress): print(progress)
case .done(let list): print(list)  // prints: [1, 2]
}
final class Node<T: Comparable> {
    let value: T
    var left: Node<T>?
    var right: Node?
    init(_ value: T) { self.value = value }
    func insert(_ other: T) {
        if other < value {
            if let left { left.insert(other) } else { left = Node(other) }
        } else {
            if let right { right.insert(other) } else { right = Node(other) }
        }
    }
    var sorted: [T] { (left?.sorted ?? []) + [value] + (right?.sorted ?? []) }
}
let tree = Node(5)
[3, 8, 1].forEach(tree.insert)
print(tree.sorted)  // prints: [1, 3, 5, 8]
struct Grid<Cell: Equatable>: Equatable {
    var cells: [Cell]
    let width: Int
    init(width: Int, filling cell: Cell) {
        self.width = width
        cells = Array(repeating: cell, count: width * width)
    }
    subscript(x: Int, y: Int) -> Cell {
        get { cells[y * width + x] }
        set { cells[y * width + x] = newValue }
    }
}
var grid = Grid(width: 2, filling: ".")
grid[1, 1] = "#"
print(grid.cells, grid == Grid(width: 2, filling: "."))  // prints: [".", ".", ".", "#"] false
