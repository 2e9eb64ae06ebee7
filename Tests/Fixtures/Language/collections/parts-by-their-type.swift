// A part of an array has a type that can be written; the first elements of what is lazy are lazy as well.
func sum(_ numbers: ArraySlice<Int>) -> Int {
    guard let first = numbers.first else { return 0 }
    return first + sum(numbers.dropFirst())
}
func pairs<Item>(_ items: ArraySlice<Item>) -> [[Item]] {
    guard let first = items.first else { return [] }
    return items.dropFirst().map { [first, $0] } + pairs(items.dropFirst())
}
print(sum([1, 2, 3][...]), sum([5, 6][1...]), pairs(["a", "b", "c"][...]).map { $0.joined() })
// prints: 6 6 ["ab", "ac", "bc"]
let squares = (1...1000).lazy.map { number -> Int in
    print("square of", number)
    return number * number
}
print(Array(squares.prefix(2)))
// prints: square of 1
// prints: square of 2
// prints: [1, 4]
let numbers = [1, 2, 1, 2]
print(numbers[..<2] == numbers[2...], numbers[1...] == [2, 1, 2], Set([numbers[..<2], numbers[2...]]).count)
// prints: true true 1
extension Collection where Element: Hashable {
    var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
print([1, 2, 1].uniqued, (1...3).uniqued)  // prints: [1, 2] [1, 2, 3]
