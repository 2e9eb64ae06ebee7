func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
struct Twice: Sequence, IteratorProtocol {
    var left = 2
    mutating func next() -> Int? {
        left -= 1
        return left < 0 ? nil : 7
    }
}
print(total([1, 2]), total(1...3), total(Set([4])), total(Twice()), total([1, 2, 3].dropFirst()))  // prints: 3 6 4 14 5
func each<C: Collection>(_ c: C, _ body: (C.Element) -> Void) {
    guard !c.isEmpty else { return print("none") }
    for x in c { body(x) }
}
each(["a", "b"]) { print($0) }  // prints: a
// prints: b
each([Int]()) { print($0) }  // prints: none
func hide(_ views: some Sequence<UIView>) { for v in views { v.isHidden = true } }
hide([view])
print(view.isHidden)  // prints: true
func ends(_ names: some Collection<String>) -> String { "\(names.first ?? "-") of \(names.count)" }
print(ends(["x", "y"]), ends(["k": 1].keys))  // prints: x of 2 k of 1
extension UIStackView {
    func addArrangedSubviews<S: Sequence>(_ views: S) where S.Element: UIView {
        views.forEach { addArrangedSubview($0) }
    }
    convenience init(_ views: some Sequence<UIView>, spacing: CGFloat) {
        self.init()
        self.spacing = spacing
        for view in views { addArrangedSubview(view) }
    }
}
let stack = UIStackView()
stack.addArrangedSubviews([UILabel(), UILabel()])
print(stack.arrangedSubviews.count, UIStackView([UIView()], spacing: 3).spacing)  // prints: 2 3.0
func equalPairs<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Int where A.Element == B.Element, A.Element: Equatable {
    zip(a, b).filter { $0 == $1 }.count
}
print(equalPairs([1, 2, 3], 1...2), equalPairs("abc", "axc"))  // prints: 2 2
func middle<C: RandomAccessCollection>(_ c: C) -> C.Element? {
    c.isEmpty ? nil : c[c.index(c.startIndex, offsetBy: c.count / 2)]
}
print(middle([1, 2, 3]) ?? 0, middle(5..<8) ?? 0)  // prints: 2 6
func firstAndRest<C: Collection>(_ c: C) -> (C.Element, C.SubSequence)? {
    guard let first = c.first else { return nil }
    return (first, c.dropFirst())
}
print(firstAndRest([1, 2, 3])!.0, Array(firstAndRest([1, 2, 3])!.1))  // prints: 1 [2, 3]
struct Batch<Base: Sequence>: Sequence {
    let base: Base
    let size: Int
    func makeIterator() -> AnyIterator<[Base.Element]> {
        var iterator = base.makeIterator()
        return AnyIterator {
            var batch: [Base.Element] = []
            while batch.count < self.size, let next = iterator.next() { batch.append(next) }
            return batch.isEmpty ? nil : batch
        }
    }
}
print(Batch(base: 1...5, size: 2).map { $0 })  // prints: [[1, 2], [3, 4], [5]]
func evens() -> some Sequence<Int> { [2, 4].filter { $0 > 1 } }
for n in evens() { print(n) }  // prints: 2
// prints: 4
let anything: any Collection<Int> = [5, 6]
print(anything.count, anything.first ?? 0)  // prints: 2 5
