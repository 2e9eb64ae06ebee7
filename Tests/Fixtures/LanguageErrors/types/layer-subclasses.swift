class Eager: CALayer {
    func layoutSublayers() {}
    override var cornerRadius: CGFloat { 3 }
    override func action(forKey event: String) -> Any? { nil }
}
// error 2:10: 'layoutSublayers()' overrides a member of the superclass
// error 3:18: 'cornerRadius' cannot be overridden in scenarios
// error 4:19: scenarios do not have 'action' of 'CALayer'
