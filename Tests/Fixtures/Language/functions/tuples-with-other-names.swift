// A function may call the parts of a tuple as it likes.
typealias Item = (index: Int, item: Int)
let sums = [3, 4].enumerated().reduce([]) { (sums: [Int], next: Item) -> [Int] in
    sums + [next.item * 10 + next.index]
}
print(sums)  // prints: [30, 41]
let place: (Item) -> Int = { $0.index }
print([7, 8].enumerated().map(place))  // prints: [0, 1]
