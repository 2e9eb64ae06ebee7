func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
func * (a: CGPoint, k: CGFloat) -> CGPoint { CGPoint(x: a.x * k, y: a.y * k) }
extension CGPoint {
    static func += (a: inout CGPoint, b: CGPoint) { a = a + b }
    func distance(to p: CGPoint) -> CGFloat { hypot(p.x - x, p.y - y) }
}
var p = CGPoint(x: 1, y: 2) + CGPoint(x: 2, y: 2)
p += CGPoint(x: 0, y: 0)
print(p, p.distance(to: .zero), (p - CGPoint(x: 1, y: 1)) * 2)  // prints: (3.0, 4.0) 5.0 (4.0, 6.0)
