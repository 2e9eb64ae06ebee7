struct Countdown: Sequence, IteratorProtocol {
    var count: Int
    mutating func next() -> Int? {
        if count == 0 { return nil }
        defer { count -= 1 }
        return count
    }
}
let three = Countdown(count: 3)
for n in three { print(n) }  // prints: 3
// prints: 2
// prints: 1
for n in three where n != 2 { print("odd", n) }  // prints: odd 3
// prints: odd 1
print(three.map { $0 * 2 }, three.filter { $0 > 1 }, three.reduce(0, +))  // prints: [6, 4, 2] [3, 2] 6
print(three.contains(2), three.first { $0 < 3 } ?? 0, three.min() ?? 0, three.max() ?? 0)  // prints: true 2 1 3
print(Array(three), Set(three).count, three.sorted(), three.reversed())  // prints: [3, 2, 1] 3 [1, 2, 3] [1, 2, 3]
for (place, n) in three.enumerated() { print(place, n) }  // prints: 0 3
// prints: 1 2
// prints: 2 1
for (name, n) in zip(["a", "b"], three) { print(name, n) }  // prints: a 3
// prints: b 2
print(Array(three.prefix(2)), Array(three.dropFirst()), three.dropLast(), three.suffix(1))  // prints: [3, 2] [2, 1] [3, 2] [1]
three.forEach { print($0, terminator: " ") }
print()  // prints: 3 2 1 
var list = [9]
list.append(contentsOf: three)
list += three
print(list)  // prints: [9, 3, 2, 1, 3, 2, 1]
print(three.allSatisfy { $0 > 0 }, three.elementsEqual([3, 2, 1]), three.starts(with: [3]))  // prints: true true true
print(three.compactMap { $0 == 2 ? nil : "\($0)" }.joined(separator: "-"))  // prints: 3-1
let squares = three.reduce(into: [Int: Int]()) { $0[$1] = $1 * $1 }
print(squares[3] ?? 0)  // prints: 9

final class Node {
    let value: String
    var next: Node?
    init(_ value: String, _ next: Node? = nil) {
        self.value = value
        self.next = next
    }
}
struct Chain: Sequence {
    var head: Node?
    struct Iterator: IteratorProtocol {
        var current: Node?
        mutating func next() -> Node? {
            defer { current = current?.next }
            return current
        }
    }
    func makeIterator() -> Iterator { Iterator(current: head) }
    func names() -> [String] { map(\.value) }
    var long: Bool { contains { $0.value.count > 1 } }
}
let chain = Chain(head: Node("a", Node("b", Node("c"))))
print(chain.names(), chain.long, chain.map(\.value).joined())  // prints: ["a", "b", "c"] false abc
var walk = chain.makeIterator()
print(walk.next()?.value ?? "-", walk.next()?.value ?? "-")  // prints: a b
var copy = walk
print(copy.next()?.value ?? "-", copy.next() == nil, walk.next()?.value ?? "-")  // prints: c true c
outer: for one in chain {
    for other in chain where other !== one {
        if other.value == "c" { continue outer }
        print(one.value + other.value)  // prints: ab
        // prints: ba
        // prints: ca
        // prints: cb
    }
}

final class Ticker: Sequence, IteratorProtocol {
    private var left = 2
    func next() -> Int? {
        print("asked")
        left -= 1
        return left < 0 ? nil : left
    }
}
let ticker = Ticker()
for n in ticker { print("got", n) }  // prints: asked
// prints: got 1
// prints: asked
// prints: got 0
// prints: asked
print(Array(ticker))  // prints: asked
// prints: []

enum Corner: CaseIterable { case top, bottom }
struct Corners: Sequence {
    func makeIterator() -> AnyIterator<Corner> {
        var left = Corner.allCases
        return AnyIterator { left.popLast() }
    }
}
print(Corners().map { "\($0)" })  // prints: ["bottom", "top"]
