extension Int { var isEven: Bool { self % 2 == 0 }; func times(_ f: () -> Void) { for _ in 0..<self { f() } } ; static var answer: Int { 42 } }
extension String { func shout() -> String { uppercased() + "!" }; subscript(i: Int) -> Character { Array(self)[i] } }
extension UIView { var isSmall: Bool { bounds.width < 20 }; func addAll(_ views: UIView...) { views.forEach(addSubview) } }
print(4.isEven, Int.answer, "a".shout(), "abc"[1])  // prints: true 42 A! b
2.times { print("x") }
// prints: x
// prints: x
let v = UIView()
v.addAll(UIView(), UILabel())
print(v.subviews.count, v.isSmall)  // prints: 2 true
extension UIColor { static let brand = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
v.backgroundColor = .brand
print(v.backgroundColor == .brand)  // prints: true
