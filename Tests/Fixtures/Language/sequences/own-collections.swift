struct Stack<Element>: Collection {
    private var items: [Element] = []
    typealias Index = Int
    var startIndex: Int { items.startIndex }
    var endIndex: Int { items.endIndex }
    func index(after i: Int) -> Int { items.index(after: i) }
    subscript(position: Int) -> Element { items[position] }
    mutating func push(_ element: Element) { items.append(element) }
}
var stack = Stack<Int>()
print(stack.isEmpty, stack.first ?? -1)  // prints: true -1
for n in [3, 1, 2] { stack.push(n) }
for n in stack { print(n) }  // prints: 3
// prints: 1
// prints: 2
print(stack.count, stack.first ?? 0, stack[1], stack.isEmpty)  // prints: 3 3 1 false
print(stack.firstIndex(of: 1) ?? -1, stack.firstIndex { $0 > 5 } ?? -1, stack.contains(2))  // prints: 1 -1 true
print(stack.map { $0 + 1 }, stack.sorted(), stack.dropFirst().map { $0 }, Array(stack.prefix(2)))  // prints: [4, 2, 3] [1, 2, 3] [1, 2] [3, 1]
print(Array(stack.indices), stack.indices.contains(2), stack.indices.contains(3))  // prints: [0, 1, 2] true false
print(Array(stack[1..<3]), Array(stack.suffix(1)), Array(stack.dropLast()), stack.reduce(0, +))  // prints: [1, 2] [2] [3, 1] 6
print(stack.index(stack.startIndex, offsetBy: 2), stack.distance(from: 0, to: 3))  // prints: 2 3
print(Array(stack.prefix { $0 > 2 }), Array(stack.drop { $0 > 2 }), stack.max() ?? 0)  // prints: [3] [1, 2] 3
print(stack.enumerated().map { "\($0):\($1)" })  // prints: ["0:3", "1:1", "2:2"]

struct Row: Equatable { var title: String }
struct Section: RandomAccessCollection, MutableCollection {
    private var rows: [Row]
    init(_ titles: String...) { rows = titles.map { Row(title: $0) } }
    var startIndex: Int { rows.startIndex }
    var endIndex: Int { rows.endIndex }
    subscript(index: Int) -> Row {
        get { rows[index] }
        set { rows[index] = newValue }
    }
}
var section = Section("b", "a", "c")
print(section.count, section.last?.title ?? "-", section.indices, section[0].title)  // prints: 3 c 0..<3 b
section.sort { $0.title < $1.title }
print(section.map(\.title))  // prints: ["a", "b", "c"]
section.swapAt(0, 2)
section[1].title = "z"
print(section.map(\.title), section.lastIndex(of: Row(title: "a")) ?? -1)  // prints: ["c", "z", "a"] 2
section.reverse()
print(section.map(\.title), section.reversed().map(\.title))  // prints: ["a", "z", "c"] ["c", "z", "a"]
for (index, row) in zip(section.indices, section) { print(index, row.title) }  // prints: 0 a
// prints: 1 z
// prints: 2 c

struct Weekdays: BidirectionalCollection {
    enum Place: Int, Comparable {
        case monday, tuesday, end
        static func < (a: Place, b: Place) -> Bool { a.rawValue < b.rawValue }
    }
    var startIndex: Place { .monday }
    var endIndex: Place { .end }
    func index(after i: Place) -> Place { Place(rawValue: i.rawValue + 1)! }
    func index(before i: Place) -> Place { Place(rawValue: i.rawValue - 1)! }
    subscript(i: Place) -> String { "\(i)" }
}
let days = Weekdays()
print(days.first ?? "-", days.last ?? "-", days.count, days[.tuesday], Array(days))  // prints: monday tuesday 2 tuesday ["monday", "tuesday"]
print(days.firstIndex(of: "tuesday") == .tuesday, days.reversed().map { $0 })  // prints: true ["tuesday", "monday"]
