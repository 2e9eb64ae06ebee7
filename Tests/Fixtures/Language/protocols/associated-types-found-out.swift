// Associated types that members, defaults and requirements say; Self in what a protocol asks for.
import Foundation
protocol Configurable { associatedtype Model; func configure(with model: Model); init() }
class Cell {}
final class NameCell: Cell, Configurable {
    var text = ""
    override required init() {}
    func configure(with model: String) { text = model; print("name", model) }
}
final class CountCell: Cell, Configurable {
    typealias Model = Int
    override required init() {}
    func configure(with model: Model) { print("count", model + 1) }
}
final class DataSource<C: Configurable> {
    let models: [C.Model]
    init(models: [C.Model]) { self.models = models }
    func run() -> [C] { models.map { let cell = C(); cell.configure(with: $0); return cell } }
}
let one = DataSource<NameCell>(models: ["a", "b"])
print(one.run().count, one.models)
_ = DataSource<CountCell>(models: [1]).run()
protocol Shape { associatedtype Unit: Comparable = Int; var unit: Unit { get }; func make() -> Unit }
extension Shape { func larger() -> Unit { max(unit, make()) } }
struct Square: Shape { let unit = 3; func make() -> Int { 4 } }
struct Word: Shape { var unit: String { "n" }; func make() -> String { "m" } }
print(Square().larger(), Word().larger())
protocol Node: AnyObject { associatedtype Child: Node; var children: [Child] { get } }
final class Tree: Node {
    var children: [Tree] = []
    init(_ children: [Tree] = []) { self.children = children }
}
extension Node { var depth: Int { 1 + (children.map { $0.children.isEmpty ? 1 : 2 }.max() ?? 0) } }
print(Tree([Tree(), Tree([Tree()])]).depth)
protocol Copyable2 { func copy() -> Self; func isLike(_ other: Self) -> Bool; static func blank() -> Self }
extension Copyable2 { func twice() -> [Self] { [copy(), copy()] } }
struct Point: Copyable2, Equatable {
    var x = 1
    func copy() -> Point { self }
    func isLike(_ other: Point) -> Bool { self == other }
    static func blank() -> Point { Point(x: 0) }
}
print(Point().twice(), Point().isLike(.blank()))
func pair<T: Copyable2>(_ t: T) -> Bool { t.copy().isLike(t) && !t.isLike(T.blank()) }
print(pair(Point()))
protocol Store<Key, Value> {
    associatedtype Key: Hashable
    associatedtype Value
    func get(_ key: Key) -> Value?
    mutating func set(_ key: Key, _ value: Value)
}
struct Memory<K: Hashable, V>: Store {
    var all: [K: V] = [:]
    func get(_ key: K) -> V? { all[key] }
    mutating func set(_ key: K, _ value: V) { all[key] = value }
}
func read(_ store: some Store<String, Int>) -> Int { store.get("a") ?? -1 }
var memory = Memory<String, Int>()
memory.set("a", 5)
print(read(memory))
func write<S: Store<String, Int>>(_ s: inout S) { s.set("b", 7) }
write(&memory)
print(memory.get("b") ?? 0)
protocol Coordinator { associatedtype Route; func go(to route: Route) }
enum AppRoute { case home, detail(Int) }
struct App: Coordinator {
    func go(to route: AppRoute) {
        switch route {
        case .home: print("home")
        case .detail(let number): print("detail", number)
        }
    }
}
func drive<C: Coordinator>(_ c: C, _ routes: [C.Route]) { routes.forEach { c.go(to: $0) } }
drive(App(), [.home, .detail(3)])
protocol Reusable { static var id: String { get } }
extension Reusable { static var id: String { String(describing: self) } }
extension Cell: Reusable {}
print(NameCell.id, CountCell.id)
protocol VM {
    associatedtype State: Equatable
    var state: State { get set }
    var onChange: ((State) -> Void)? { get set }
}
extension VM {
    mutating func update(_ new: State) { guard new != state else { return }; state = new; onChange?(new) }
}
struct Counter: VM { var state = 0; var onChange: ((Int) -> Void)? }
var counter = Counter()
counter.onChange = { print("now", $0) }
counter.update(0); counter.update(2)
// prints: name a
// prints: name b
// prints: 2 ["a", "b"]
// prints: count 2
// prints: 4 n
// prints: 3
// prints: [Scenario.Point(x: 1), Scenario.Point(x: 1)] false
// prints: true
// prints: 5
// prints: 7
// prints: home
// prints: detail 3
// prints: NameCell CountCell
// prints: now 2
