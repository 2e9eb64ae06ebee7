var count = 0
let counted = AnyIterator<Int> {
    count += 1
    return count > 3 ? nil : count
}
for n in counted { print(n) }  // prints: 1
// prints: 2
// prints: 3
let some = AnySequence([1, 2, 3])
print(some.map { $0 + 1 }, some.contains(2), Array(some))  // prints: [2, 3, 4] true [1, 2, 3]
let endless = AnySequence(sequence(first: 1) { $0 * 2 })
print(Array(endless.prefix(5)))  // prints: [1, 2, 4, 8, 16]

extension UIView {
    var ancestors: AnySequence<UIView> {
        AnySequence { () -> AnyIterator<UIView> in
            var current = self.superview
            return AnyIterator {
                defer { current = current?.superview }
                return current
            }
        }
    }
}
class Card: UIView {}
let card = Card()
let label = UILabel()
view.addSubview(card)
card.addSubview(label)
print(label.ancestors.contains { $0 is Card }, label.ancestors.first { $0 is Card } === card)  // prints: true true
for ancestor in label.ancestors.prefix(1) { print(type(of: ancestor)) }  // prints: Card

for n in sequence(state: 3, next: { (left: inout Int) -> Int? in
    left -= 1
    return left < 0 ? nil : left
}) { print(n) }  // prints: 2
// prints: 1
// prints: 0
let fibonacci = sequence(state: (0, 1)) { (pair: inout (Int, Int)) -> Int? in
    pair = (pair.1, pair.0 + pair.1)
    return pair.0
}
print(Array(fibonacci.prefix(6)))  // prints: [1, 1, 2, 3, 5, 8]
