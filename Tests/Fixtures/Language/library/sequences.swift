// Members of arrays, ranges and other sequences that the other fixtures do not have.
let numbers = [5, 3, 8, 1]
print(numbers.min() ?? 0, numbers.max() ?? 0, numbers.sorted(), numbers.sorted(by: >))
print(numbers.reversed() as [Int], Array(numbers.reversed()), numbers.first ?? 0, numbers.last ?? 0)
print(numbers.prefix(2), numbers.suffix(2), numbers.dropFirst(), numbers.dropLast(3))
print(numbers.firstIndex(of: 8) ?? -1, numbers.lastIndex(of: 5) ?? -1, numbers.firstIndex { $0 > 5 } ?? -1)
print(numbers.contains(3), numbers.contains { $0 > 7 }, numbers.allSatisfy { $0 > 0 })
print(numbers.map { $0 * 2 }, numbers.filter { $0 % 2 == 1 }, numbers.reduce(0, +), numbers.reduce(1) { $0 * $1 })
print(numbers.compactMap { $0 > 4 ? $0 : nil }, numbers.flatMap { [$0, $0] })
print(numbers.enumerated().map { $0.offset * $0.element }, numbers.indices, numbers.startIndex, numbers.endIndex)
print(numbers.min { $0 > $1 } ?? 0, numbers.max { $0 > $1 } ?? 0, numbers.starts(with: [5, 3]))
print(numbers.prefix { $0 > 2 }, numbers.drop { $0 > 2 }, numbers.elementsEqual([5, 3, 8, 1]))
print(numbers[1...2], numbers[..<2], numbers[2...], numbers.isEmpty, [Int]().first as Any)
print(zip(numbers, ["a", "b"]).map { "\($0)\($1)" }, [[1], [2, 3]].joined().map { $0 }, [[1], [2]].flatMap { $0 })
print(Array(stride(from: 0, to: 10, by: 4)), Array(stride(from: 1.0, through: 0, by: -0.5)))
for length in stride(from: CGFloat(10), to: 40, by: 10) { print(length, terminator: " ") }
print()
print((1...3).map { $0 }, (0..<4).reversed().map { $0 }, (1...4).contains(4), (1..<4).count, (2...5).lowerBound)
print((0...1.5).contains(1.2), Array(1...3), (0..<0).isEmpty, (1...3).reduce(0, +), (0..<5).filter { $0 > 2 })
var list = [1, 2, 3]
list.append(contentsOf: [4, 5])
list.insert(0, at: 0)
list.insert(contentsOf: [9, 9], at: 1)
print(list, list.remove(at: 1), list.removeFirst(), list.removeLast(), list.popLast() ?? -1, list)
list.removeFirst(1)
list.swapAt(0, 1)
print(list)
list.reverse()
list.sort()
list += [7]
list.removeAll { $0 == 7 }
print(list, list.count)
list[0] = 10
list[0] += 5
print(list, [Int](repeating: 1, count: 3), Array(repeating: "x", count: 2), Array("ab"))
list.removeAll()
print(list, list.popLast() as Any, list == [])
print(["b", "a"].sorted().joined(), ["x", "y"].joined(separator: ", "))
print([3, 1].lexicographicallyPrecedes([3, 2]), repeatElement("z", count: 2).map { $0 })
