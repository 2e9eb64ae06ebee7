// What is wrong with associated types, and what needs more than scenarios have.
protocol Container {
    associatedtype Item: Equatable
    var items: [Item] { get }
    func add(_ item: Item)
}
extension Container { func first() -> Item? { items.first } }
final class Names: Container {
    var items = ["a"]
    func add(_ item: String) { items.append(item) }
}
final class Nothing: Container { func add(_ item: Int) {} }
struct Plain {}
final class Plains: Container {
    var items: [Plain] = []
    func add(_ item: Plain) {}
}
let any: any Container = Names()
print(any.items)
any.add("b")
print(any.first() ?? "none")
func sum<C: Container>(_ container: C) -> Int where C.Item == Int { container.items.reduce(0, +) }
print(sum(Names()))
func odd<C: Container>(_ container: C) where C.Wrong: Equatable {}
func mixed<C: Container>(_ container: C) { container.add(1) }
struct Wrapper { init<C: Container>(_ container: C) {} }
print(Wrapper(Names()))
// error 12:13: 'Nothing' does not have 'items', which 'Container' asks for
// error 14:13: 'Plain' does not conform to 'Equatable'
// error 19:7: 'items' of a value that is only known as 'Container' is not supported in scenarios
// error 20:5: 'add(_:)' of a value that is only known as 'Container' is not supported in scenarios
// error 21:11: 'first' of a value that is only known as 'Container' is not supported in scenarios
// error 23:7: a value of type 'Int' is needed here, and this is 'C.Item = String'
// error 24:46: a requirement of 'C.Wrong' is not supported in scenarios
// error 25:58: 'add(_:)' takes 'C.Item' here, and this is 'Int'
