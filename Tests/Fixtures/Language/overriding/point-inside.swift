// Larger touchable areas, holes, and paths.
class BigButton: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
}
class RoundView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return UIBezierPath(ovalIn: bounds).contains(point)
    }
}
class HoleView: UIView {
    var hole = CGRect.zero
    override func point(inside point: CGPoint, with _: UIEvent?) -> Bool {
        bounds.contains(point) && !hole.contains(point)
    }
}
let big = BigButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
let round = RoundView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
let holed = HoleView(frame: CGRect(x: 50, y: 300, width: 200, height: 200))
holed.hole = CGRect(x: 50, y: 50, width: 100, height: 100)
[big, round, holed].forEach { view.addSubview($0) }
hand.tap(at: CGPoint(x: 85, y: 85))
hand.tap(at: CGPoint(x: 202, y: 102))
hand.tap(round)
hand.tap(holed)
hand.tap(holed, at: CGPoint(x: 10, y: 10))
print(big.point(inside: CGPoint(x: -10, y: -10), with: nil))  // prints: true
print(round.point(inside: CGPoint(x: 1, y: 1), with: nil))  // prints: false
