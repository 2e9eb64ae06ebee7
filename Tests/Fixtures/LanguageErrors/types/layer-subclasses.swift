class Eager: CALayer {
    func layoutSublayers() {}
    override var anchorPoint: CGPoint { .zero }
    override func action(forKey event: String) -> Any? { nil }
}
// error 2:10: 'layoutSublayers()' overrides a member of the superclass
// error 3:18: 'anchorPoint' cannot be overridden in scenarios
// error 4:19: scenarios do not have 'action' of 'CALayer'
