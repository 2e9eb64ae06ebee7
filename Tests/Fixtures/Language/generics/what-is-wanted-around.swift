// What a list is added to, or what a property is, says what a placeholder stands for.
enum Change: Equatable { case inserted(Int), moved(from: Int, to: Int) }
var changes: [Change] = []
changes.append(contentsOf: [1, 2].map { .inserted($0) })
changes.insert(contentsOf: Set([3]).map { .moved(from: $0, to: 0) }, at: 0)
print(changes.count, changes[0] == .moved(from: 3, to: 0))  // prints: 3 true
var views: [UIView] = []
views.append(contentsOf: (0..<2).map { _ in UILabel() })
print(views.count)  // prints: 2
class Box<T> { var isFull: Bool { false } }
final class FullBox<T>: Box<T> { override var isFull: Bool { true } }
final class Shelf<T> {
    let box: Box<T>
    init() { box = FullBox() }
}
print(Shelf<Int>().box.isFull)  // prints: true
extension RandomAccessCollection where Index == Int {
    func upperHalf() -> [Element] { Array(self[(startIndex + endIndex) / 2..<endIndex]) }
}
print([1, 2, 3, 4].upperHalf())  // prints: [3, 4]
extension Collection where Self.Index == Int {
    var middle: Element { self[startIndex + count / 2] }
}
print(["a", "b", "c"].middle)  // prints: b
