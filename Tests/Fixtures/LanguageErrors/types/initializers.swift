// Which initializer is missing where, and which 'super.init' there is.
class Base { let n: Int; init(n: Int) { self.n = n } }
class Derived: Base { init() {} }  // error 3:31: this initializer of 'Derived' never calls 'super.init'
class Other: Base { convenience init(text: String) {} }  // error 4:53: this initializer of 'Other' never calls 'self.init'
class Wide: UIButton {
    init() { super.init(type: .system) }  // error 6:14: no 'super.init' takes these arguments
    required init?(coder: NSCoder) { nil }
}
class Plain: UIView {
    init(x: Int) {}  // error 10:19: this initializer of 'Plain' never calls 'super.init'
    required init?(coder: NSCoder) { nil }
}
struct Round { static let a = Round.b + 1; static let b = Round.a + 1 }  // error 13:27: 'a' is defined by itself
// error 13:55: 'b' is defined by itself
print(Round.a)
