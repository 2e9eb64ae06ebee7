extension Sequence {
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Key: [Element]] {
        Dictionary(grouping: self, by: key)
    }
    func count(where isCounted: (Element) -> Bool, upTo most: Int) -> Int {
        var found = 0
        for element in self where isCounted(element) {
            found += 1
            if found == most { break }
        }
        return found
    }
    func sorted<Value: Comparable>(by path: KeyPath<Element, Value>) -> [Element] {
        sorted { $0[keyPath: path] < $1[keyPath: path] }
    }
}
extension Sequence where Element: AdditiveArithmetic {
    func sum() -> Element { reduce(.zero, +) }
}
extension Sequence where Element: Hashable {
    func unique() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
extension Sequence where Element == UIView {
    func hideAll() { forEach { $0.isHidden = true } }
}
extension Collection {
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
    var pair: (Element, Element)? { count == 2 ? (first!, self[index(after: startIndex)]) : nil }
    func tail() -> SubSequence { dropFirst() }
}
extension Collection where Element: Equatable {
    func place(of element: Element) -> Int? {
        firstIndex(of: element).map { distance(from: startIndex, to: $0) }
    }
}
extension BidirectionalCollection {
    var beforeLast: Element? { count > 1 ? self[index(before: index(before: endIndex))] : nil }
}

struct Names: RandomAccessCollection {
    var all: [String]
    var startIndex: Int { all.startIndex }
    var endIndex: Int { all.endIndex }
    subscript(i: Int) -> String { all[i] }
}
let names = Names(all: ["ann", "bob", "ann"])
print(names.grouped { $0.count }[3]?.count ?? 0, names.unique(), names.place(of: "bob") ?? -1)  // prints: 3 ["ann", "bob"] 1
print(names[safe: 1] ?? "-", names[safe: 7] ?? "-", names.beforeLast ?? "-", names.pair == nil)  // prints: bob - bob true
print(Array(names.tail()), names.sorted(by: \.count).count, names.count(where: { $0 == "ann" }, upTo: 1))  // prints: ["bob", "ann"] 3 1
print([1, 2].sum(), [1.5, 2].sum(), Set([3]).sum(), (1...4).sum(), [CGFloat(1), 2].sum())  // prints: 3 3.5 3 10 3.0
print([1, 2][safe: 1] ?? 0, [1][safe: 3] ?? 0, [4, 5].pair! == (4, 5), [3, 1].sorted(by: \.self))  // prints: 2 0 true [1, 3]
print("abca".unique(), [1, 2, 3].tail(), (1..<4)[safe: 2] ?? 0, "ab".beforeLast ?? "-")  // prints: ["a", "b", "c"] [2, 3] 2 a
[view].hideAll()
print(view.isHidden)  // prints: true
protocol Shelf: Collection {
    var label: String { get }
}
extension Shelf {
    var summary: String { "\(label): \(count)" }
}
struct Books: Shelf {
    let label = "books"
    let titles = ["x", "y"]
    var startIndex: Int { 0 }
    var endIndex: Int { titles.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> String { titles[i] }
}
print(Books().summary, Books().map { $0.uppercased() })  // prints: books: 2 ["X", "Y"]
