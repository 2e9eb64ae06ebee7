// The compiler finds the same, at the end of the class.
class Bare: CALayer {
    init(count: Int) { super.init() }
}
// error 2:7: the required initializer 'init?(coder:)' of 'CALayer' is missing
