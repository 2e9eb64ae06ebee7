// Sets, read sorted.
var small: Set<Int> = [3, 1, 2, 3]
print(small.count, small.contains(3), small.sorted())  // prints: 3 true [1, 2, 3]
small.insert(9)
small.remove(1)
print(small.sorted(), small.union([4]).sorted(), small.intersection([2, 9]).sorted())
// prints: [2, 3, 9] [2, 3, 4, 9] [2, 9]
print(small.subtracting([2]).sorted(), small.isSubset(of: [2, 3, 9, 10]), Set([1, 1]).count)
// prints: [3, 9] true 1
let views: Set<UIView> = [view, window, view]
print(views.count, views.contains(view), Set("hello").count)  // prints: 2 true 4
print(small.isEmpty, small == [9, 3, 2], small.filter { $0 > 2 }.count)  // prints: false true 2
struct Entry: Hashable {
    let key: Int
    var note = ""
    static func == (a: Entry, b: Entry) -> Bool { a.key == b.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
var entries: Set = [Entry(key: 1, note: "old")]
print(entries.update(with: Entry(key: 1, note: "new"))?.note ?? "-", entries.first?.note ?? "-")  // prints: old new
print(entries.update(with: Entry(key: 2)) == nil, entries.count)  // prints: true 2
