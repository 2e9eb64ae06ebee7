// Things that have an identity, and places beside one.
struct Row: Identifiable, Hashable {
    let id: Int
    var title = "row"
}
let rows = [Row(id: 1), Row(id: 2, title: "two")]
print(rows.map(\.id), Set(rows).count)  // prints: [1, 2] 2
func index<Item: Identifiable>(_ all: [Item]) -> [Item.ID: Item] {
    Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
print(index(rows)[2]?.title ?? "none")  // prints: two
final class Store<Item: Identifiable> {
    private var items: [Item.ID: Item] = [:]
    func save(_ item: Item) { items[item.id] = item }
    func find(_ id: Item.ID) -> Item? { items[id] }
}
let store = Store<Row>()
store.save(rows[0])
print(store.find(1)?.title ?? "none", store.find(5) == nil)  // prints: row true
enum Edge: CaseIterable { case top, left, bottom }
extension CaseIterable where Self: Equatable {
    static var count: Int { Self.allCases.count }
}
print(Edge.count)  // prints: 3
let letters = ["a", "b", "c"]
print(letters[letters.index(after: 0)], letters[letters.index(before: letters.endIndex)])  // prints: b c
