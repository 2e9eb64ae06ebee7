extension Collection {
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
    var second: Element? { dropFirst().first }
}
extension Collection where Indices.Iterator.Element == Index {
    subscript(optional index: Index) -> Iterator.Element? { indices.contains(index) ? self[index] : nil }
}
extension Array {
    subscript(guarded index: Index) -> Element? {
        get { (startIndex..<endIndex).contains(index) ? self[index] : nil }
        set { if let newValue, indices.contains(index) { self[index] = newValue } }
    }
    func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
extension RandomAccessCollection {
    func nth(_ number: Int) -> Self.Iterator.Element? {
        number < count ? self[index(startIndex, offsetBy: number)] : nil
    }
}
extension Dictionary {
    func mapKeys<T: Hashable>(_ transform: (Key) -> T) -> [T: Value] {
        var result: [T: Value] = [:]
        for (key, value) in self { result[transform(key)] = value }
        return result
    }
}
var list = [4, 5, 6]
print(list[safe: 1] ?? 0, list[safe: 9] == nil, list[optional: 2] ?? 0)  // prints: 5 true 6
print(list.second ?? 0, list.nth(2) ?? 0, list.chunked(into: 2))  // prints: 5 6 [[4, 5], [6]]
list[guarded: 0] = 9
list[guarded: 7] = 9
print(list, list[guarded: 0] ?? 0)  // prints: [9, 5, 6] 9
print(["a": 1].mapKeys { $0 + "!" })  // prints: ["a!": 1]
