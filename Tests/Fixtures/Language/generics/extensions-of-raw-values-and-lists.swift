// Extensions of what has a raw value, of lists, of numbers with a sign, and of collections in an old spelling.
extension RawRepresentable where RawValue == String {
    var loud: String { rawValue.uppercased() }
}
enum Side: String { case left, right }
struct Name: RawRepresentable { let rawValue: String }
print(Side.left.loud, Name(rawValue: "x").loud)  // prints: LEFT X

extension RangeReplaceableCollection where Element: Equatable {
    mutating func remove(_ element: Element) {
        if let place = firstIndex(of: element) { remove(at: place) }
    }
    func without(_ element: Element) -> [Element] { filter { $0 != element } }
}
var list = [1, 2, 3]
list.remove(2)
print(list, list.without(3))  // prints: [1, 3] [1]

extension SignedNumeric where Self: Comparable {
    var size: Self { self < 0 ? -self : self }
}
print((-3).size, 2.5.size, CGFloat(-1).size)  // prints: 3 2.5 1.0

extension Collection where Self.Index == Self.Indices.Iterator.Element {
    subscript(safe place: Self.Index) -> Self.Iterator.Element? { indices.contains(place) ? self[place] : nil }
}
print([1][safe: 4] as Any, [1][safe: 0] as Any)  // prints: nil Optional(1)
