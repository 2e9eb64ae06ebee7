infix operator ??=: AssignmentPrecedence
// 'some P' inside of other types, and requirements that begin with what is known.
extension Sequence {
    func sorted(by path: KeyPath<Element, some Comparable>) -> [Element] {
        sorted { $0[keyPath: path] < $1[keyPath: path] }
    }
}
extension Sequence where Element: Equatable {
    func contains<S: Sequence>(all others: S) -> Bool where Element == S.Element {
        others.allSatisfy { contains($0) }
    }
}
extension Optional {
    static func ??= (place: inout Optional, other: Optional) {
        if let other { place = other }
    }
}
extension SignedInteger {
    var size: Self { Swift.abs(self) }
}
extension Dictionary {
    subscript(path path: [Key]) -> Any? {
        var result: Any? = self
        for key in path {
            guard let inner = (result as? [Key: Any])?[key] else { return nil }
            result = inner
        }
        return result
    }
    static func - (whole: [Key: Value], keys: some Sequence<Key>) -> [Key: Value] {
        var rest = whole
        for key in keys { rest[key] = nil }
        return rest
    }
}
struct Note { let text: String; let rank: Int }
let notes = [Note(text: "b", rank: 2), Note(text: "a", rank: 1)]
print(notes.sorted(by: \.rank).map(\.text), notes.sorted(by: \.text).map(\.rank))  // prints: ["a", "b"] [1, 2]
print([1, 2, 3].contains(all: Set([1, 3])), ["a"].contains(all: ["b"]))  // prints: true false
var name: String?
name ??= nil
name ??= "ann"
print(name ?? "-", (-3).size, Int8(-4).size)  // prints: ann 3 4
let tree: [String: Any] = ["a": ["b": 7] as [String: Any]]
print(tree[path: ["a", "b"]] as? Int ?? 0, tree[path: ["x"]] == nil)  // prints: 7 true
print((["a": 1, "b": 2] - ["a"]).keys.sorted())  // prints: ["b"]
func pair(_ values: [some CustomStringConvertible], _ other: (some Equatable)?) -> String {
    values.map(\.description).joined(separator: ",") + (other == nil ? "" : "!")
}
print(pair([1, 2], 3), pair(["x"], Optional<Int>.none))  // prints: 1,2! x
