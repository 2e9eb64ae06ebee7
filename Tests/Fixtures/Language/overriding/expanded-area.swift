class Small: UIView {
    var minimum: CGFloat = 44
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = max(0, minimum - bounds.width) / 2, dy = max(0, minimum - bounds.height) / 2
        return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
    }
}
let small = Small(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
view.addSubview(small)
hand.tap(at: CGPoint(x: 92, y: 92))
print(small.point(inside: CGPoint(x: -11, y: 10), with: nil), small.point(inside: CGPoint(x: -13, y: 10), with: nil))
// prints: true false
