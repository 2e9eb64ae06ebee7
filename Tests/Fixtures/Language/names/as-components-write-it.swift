// Spellings that components of others are written with.
func both(_ flag: Bool) -> Int {
    var a: Int
    let b: Int
    (a, b) = flag ? (1, 2) : (3, 4)
    a += 1
    return a * 10 + b
}
print(both(true), both(false))
let scroll: UIScrollView? = UIScrollView()
switch scroll!.panGestureRecognizer {
case scroll?.panGestureRecognizer: print("pan")
default: print("other")
}
let number: Int? = 3
switch 3 {
case number: print("three")
default: print("other")
}
let count = 3
print((CGFloat)(count), sqrtf(9), powf(2, 3), NSNotFound == Int.max, [1, 2].index(where: { $0 == 2 }) ?? -1)
func half(_ range: CountableRange<Int>) -> Int { range.count / 2 }
print(half(1..<5))
let own: UIColor? = nil
let plain = UIView()
if let color = own ?? plain.tintColor { print(color == plain.tintColor) }
final class Cards: UICollectionView {
    func dequeueReusableCell(withReuseIdentifier identifier: String, for index: Int) -> Int { index }
}
let cards = Cards(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
print(cards.dequeueReusableCell(withReuseIdentifier: "a", for: 4))
// prints: 22 44
// prints: pan
// prints: three
// prints: 3.0 3.0 8.0 true 1
// prints: 2
// prints: true
// prints: 4
