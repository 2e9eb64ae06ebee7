// A part of an array keeps the places that its elements have in the whole, and is made without a copy.
let numbers = [10, 20, 30, 40, 50]
let part = numbers[2...]
print(part.startIndex, part.endIndex, part.indices, part[2], part.count)  // prints: 2 5 2..<5 30 3
print(part.firstIndex(of: 40) ?? 0, part.lastIndex { $0 < 50 } ?? 0, part.firstIndex(of: 10) as Any)
// prints: 3 3 nil
print(part.enumerated().map { "\($0):\($1)" }, part.indices.map { "\($0):\(part[$0])" })
// prints: ["0:30", "1:40", "2:50"] ["2:30", "3:40", "4:50"]
let rest = numbers.dropFirst()
print(rest[1], rest.prefix(2).startIndex, rest.suffix(2).startIndex, rest.dropLast().endIndex, rest[3...])
// prints: 20 1 3 4 [40, 50]
print(numbers.prefix { $0 < 30 }.endIndex, numbers.drop { $0 < 30 }.startIndex, numbers[...].startIndex)
// prints: 2 2 0
print(rest.prefix(upTo: 3), rest.prefix(through: 3), rest.suffix(from: 3), rest.suffix(from: 4).startIndex)
// prints: [20, 30] [20, 30, 40] [40, 50] 4
print(part.index(after: 2), part.index(before: 4), part.index(2, offsetBy: 2), part.distance(from: 2, to: 5))
// prints: 3 3 4 3
print(Array(part)[0], part.map { $0 + 1 }[0], part.sorted(by: >)[0], part.reversed()[0])
// prints: 30 31 50 50
print(part + [1], [1] + part)
// prints: [30, 40, 50, 1] [1, 30, 40, 50]
print(numbers.split(separator: 30).map(\.startIndex), part == [30, 40, 50], part.first ?? 0, part.last ?? 0)
// prints: [0, 3] true 30 50
print(part.min() ?? 0, part.reduce(0, +), part.contains(30), type(of: part), ArraySlice(numbers).startIndex)
// prints: 30 120 true ArraySlice<Int> 0
print(ArraySlice(repeating: "a", count: 2), ArraySlice<Int>().isEmpty, [1: numbers[3...]], Set([part]).count)
// prints: ["a", "a"] true [1: ArraySlice([40, 50])] 1
// What changes it leaves the whole alone, and the places of what stays.
var changed = numbers[1..<4]
changed[2] = 99
changed.append(7)
changed += [8]
print(changed, changed.startIndex, changed.endIndex, numbers)
// prints: [20, 99, 40, 7, 8] 1 6 [10, 20, 30, 40, 50]
print(changed.removeFirst(), changed.startIndex, changed.removeLast(), changed.endIndex)  // prints: 20 2 8 5
changed.insert(5, at: changed.startIndex)
changed.insert(contentsOf: [3, 4], at: 3)
print(changed, changed.remove(at: 3), changed.startIndex, changed)
// prints: [5, 3, 4, 99, 40, 7] 3 2 [5, 4, 99, 40, 7]
changed.sort()
changed.swapAt(2, 4)
changed.reverse()
print(changed, changed.startIndex, changed[2...3])  // prints: [99, 40, 4, 5, 7] 2 [99, 40]
changed.replaceSubrange(2..<4, with: [0])
changed.removeAll { $0 == 7 }
print(changed, changed.startIndex, changed.popLast() ?? 0, changed)  // prints: [0, 4, 5] 2 5 [0, 4]
changed.removeAll(keepingCapacity: true)
print(changed.startIndex, changed.isEmpty)  // prints: 2 true
// A part that is changed in place changes the whole.
var whole = numbers
whole[1..<3] = [7, 8, 9]
whole[2...].sort(by: >)
whole[...1].reverse()
whole[3...][4] += 100
print(whole)  // prints: [7, 10, 50, 40, 109, 8]
var rows = [[1, 2, 3], [4, 5, 6]]
rows[1][1...][2] = 60
print(rows)  // prints: [[1, 2, 3], [4, 5, 60]]
func sorted(_ items: inout ArraySlice<Int>) {
    guard items.count > 1 else { return }
    let pivot = items[items.startIndex + items.count / 2]
    var (low, high) = (items.startIndex, items.endIndex - 1)
    while low <= high {
        while items[low] < pivot { low += 1 }
        while items[high] > pivot { high -= 1 }
        if low <= high {
            items.swapAt(low, high)
            low += 1
            high -= 1
        }
    }
    sorted(&items[items.startIndex...high])
    sorted(&items[low...])
}
sorted(&whole[...])
print(whole)  // prints: [7, 8, 10, 40, 50, 109]
var queue = numbers[...]
var taken: [String] = []
while let next = queue.popFirst() { taken.append("\(next) before \(queue.startIndex)") }
print(taken)  // prints: ["10 before 1", "20 before 2", "30 before 3", "40 before 4", "50 before 5"]
extension ArraySlice {
    var middle: Element? { isEmpty ? nil : self[startIndex + count / 2] }
}
print(part.middle ?? 0, numbers[..<0].middle as Any)  // prints: 40 nil
