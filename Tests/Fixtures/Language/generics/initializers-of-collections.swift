// Initializers that extensions give to Swift's collections.
extension Dictionary {
    init(pairs: [(Key, Value)]) {
        self.init()
        for (key, value) in pairs { self[key] = value }
    }
    init<S: Sequence>(_ values: S, by key: (Value) -> Key) where S.Element == Value {
        self = [:]
        for value in values { self[key(value)] = value }
    }
}
extension Dictionary where Key == String, Value == Int {
    init(counting words: [String]) {
        self.init(minimumCapacity: words.count)
        for word in words { self[word, default: 0] += 1 }
    }
}
extension Array {
    init(repeating element: Element, times count: Int) { self.init(repeating: element, count: count) }
    init?(exactly count: Int, of make: (Int) -> Element?) {
        self.init()
        for number in 0..<count {
            guard let element = make(number) else { return nil }
            append(element)
        }
    }
}
extension Set where Element == Character {
    init(letters text: String) { self = Set(text.filter(\.isLetter)) }
}
extension Array where Element: UIView {
    init(_ makers: (() -> Element)...) { self = makers.map { $0() } }
}
print(Dictionary(pairs: [("a", 1)]), [String: Double](pairs: [("b", 2)]))  // prints: ["a": 1] ["b": 2.0]
print([Int: Int]([1, 2], by: { $0 * 2 })[4] ?? 0, Set<Int>(minimumCapacity: 3).count)  // prints: 2 0
print([String: Int](counting: ["x", "y", "x"])["x"] ?? 0, Dictionary(counting: ["z"]))  // prints: 2 ["z": 1]
print(Array(repeating: "a", times: 2), [Int](repeating: 3, times: 1))  // prints: ["a", "a"] [3]
let whole: [Int]? = Array(exactly: 3) { $0 * $0 }
print(whole ?? [], Array(exactly: 3) { $0 < 2 ? "\($0)" : nil } ?? ["none"])  // prints: [0, 1, 4] ["none"]
print(Set(letters: "a1b2").sorted(), [UILabel]({ UILabel() }, { UILabel() }).count)  // prints: ["a", "b"] 2
