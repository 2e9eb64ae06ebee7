// Initializers that extensions give UIKit's classes and values.
extension UIView {
    convenience init(side: CGFloat, tag: Int = 7) {
        self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        self.tag = tag
    }
}
extension UIColor {
    convenience init?(white percent: Int) {
        guard percent >= 0 else { return nil }
        self.init(white: CGFloat(percent) / 100, alpha: 1)
    }
}
extension CGRect {
    init(center: CGPoint, size: CGSize) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}
extension CGPoint {
    init(diagonal: CGFloat) { self = CGPoint(x: diagonal, y: diagonal) }
}
class Tile: UIView {
    var taps = 3
}
let plain = UIView(side: 30)
print(plain.frame.width, plain.tag)  // prints: 30.0 7
let tile = Tile(side: 20, tag: 1)
print(tile.bounds.height, tile.tag, tile.taps)  // prints: 20.0 1 3
print(UIColor(white: -1) == nil, UIColor(white: 100) == UIColor(white: 1, alpha: 1))  // prints: true true
print(CGRect(center: CGPoint(x: 50, y: 40), size: CGSize(width: 20, height: 10)))  // prints: (40.0, 35.0, 20.0, 10.0)
print(CGPoint(diagonal: 3))  // prints: (3.0, 3.0)
