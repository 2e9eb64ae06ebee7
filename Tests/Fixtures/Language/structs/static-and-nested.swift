struct Layout {
    enum Metrics { static let gap: CGFloat = 8; static let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    static func frame(_ i: Int) -> CGRect { CGRect(x: CGFloat(i) * (40 + Metrics.gap), y: 0, width: 40, height: 40) }
}
print(Layout.frame(2).minX, Layout.Metrics.inset.left)  // prints: 96.0 2.0
