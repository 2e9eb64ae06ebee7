// A name for a tuple's type makes one, with all labels or with none.
typealias Look = (normal: UIColor, selected: UIColor, width: CGFloat)
struct Options { var look = Look(normal: .black, selected: .red, width: 2) }
let options = Options()
print(options.look.selected == .red, options.look.width)  // prints: true 2.0
let plain = Look(.white, .gray, 1)
print(plain.normal == .white, plain.2)  // prints: true 1.0
typealias Pair = (Int, String)
print(Pair(1, "a"))  // prints: (1, "a")
