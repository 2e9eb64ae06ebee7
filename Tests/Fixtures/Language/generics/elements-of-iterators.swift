// `Iterator.Element` is what `Element` is, in all places where types are named.
extension Collection where Iterator.Element == Int {
    var doubled: [Int] { map { $0 * 2 } }
}
func total<S: Sequence>(_ numbers: S) -> Int where S.Iterator.Element == Int { numbers.reduce(0, +) }
func first<C: Collection>(of items: C) -> C.Iterator.Element? { items.first }
print([1, 2].doubled)  // prints: [2, 4]
print(total([1, 2, 3]))  // prints: 6
print(first(of: ["a", "b"]) ?? "")  // prints: a
