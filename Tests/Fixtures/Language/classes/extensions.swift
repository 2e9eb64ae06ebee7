// Extensions add methods, computed properties, statics, and conformances, to own types and to UIKit's.
extension UIView {
    var isTouchable: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }
    func ancestors() -> [UIView] {
        var result: [UIView] = []
        var next = superview
        while let ancestor = next {
            result.append(ancestor)
            next = ancestor.superview
        }
        return result
    }
    static func square(_ side: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
}
extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
extension Int {
    func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
}
extension Array {
    var second: Element? { count > 1 ? self[1] : nil }
}
let outer = UIView.square(100)
let inner = UIView.square(50)
view.addSubview(outer)
outer.addSubview(inner)
print(inner.ancestors().map { $0 === window ? "window" : $0 === view ? "view" : "outer" })
// prints: ["outer", "view", "window"]
inner.alpha = 0.001
print(inner.isTouchable, outer.isTouchable, outer.bounds.middle.x)  // prints: false true 50.0
2.times { print("turn", $0) }
// prints: turn 0
// prints: turn 1
print([1, 2].second as Any, [Int]().second as Any)  // prints: Optional(2) nil
hand.tap(at: CGPoint(x: 25, y: 25))
