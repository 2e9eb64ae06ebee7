struct Playlist {
    private var songs: [String]
    init(_ songs: [String]) { self.songs = songs }
}
extension Playlist: Sequence {
    func makeIterator() -> IndexingIterator<[String]> { songs.makeIterator() }
}
let list = Playlist(["one", "two"])
for song in list { print(song) }  // prints: one
// prints: two
print(list.sorted { $0 > $1 }, list.joined(separator: "+"))  // prints: ["two", "one"] one+two

struct Bag<Item: Hashable>: Sequence {
    private var counts: [Item: Int] = [:]
    mutating func add(_ item: Item) { counts[item, default: 0] += 1 }
    func makeIterator() -> Dictionary<Item, Int>.Iterator { counts.makeIterator() }
}
var bag = Bag<String>()
bag.add("x")
bag.add("x")
for (item, count) in bag { print(item, count) }  // prints: x 2

struct Screens: Sequence {
    var titles = ["Home", "Mail"]
    func makeIterator() -> Array<String>.Iterator { titles.makeIterator() }
}
print(Screens().map { $0.lowercased() })  // prints: ["home", "mail"]

var numbers = [1, 2].makeIterator()
while let n = numbers.next() { print(n) }  // prints: 1
// prints: 2
var letters = "hi".makeIterator()
print(letters.next() ?? "-", letters.next() ?? "-", letters.next() ?? "-")  // prints: h i -

struct Tree {
    var value: Int
    var children: [Tree] = []
}
extension Tree: Sequence {
    func makeIterator() -> AnyIterator<Int> {
        var open = [self]
        return AnyIterator {
            guard let tree = open.popLast() else { return nil }
            open.append(contentsOf: tree.children.reversed())
            return tree.value
        }
    }
}
let tree = Tree(value: 1, children: [Tree(value: 2, children: [Tree(value: 3)]), Tree(value: 4)])
print(Array(tree), tree.reduce(0, +), tree.max() ?? 0)  // prints: [1, 2, 3, 4] 10 4
