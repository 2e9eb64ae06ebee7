class Bare: CALayer {
    init(count: Int) { super.init() }
}
class Eager: CALayer {
    func layoutSublayers() {}
    override var cornerRadius: CGFloat { 3 }
    override func action(forKey event: String) -> Any? { nil }
}
// error 1:7: the required initializer 'init?(coder:)' of 'CALayer' is missing
// error 5:10: 'layoutSublayers()' overrides a member of the superclass
// error 6:18: 'cornerRadius' cannot be overridden in scenarios
// error 7:19: scenarios do not have 'action' of 'CALayer'
