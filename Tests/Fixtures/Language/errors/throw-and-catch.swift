enum TouchError: Error { case missed, outside(CGPoint) }
func hit(_ x: CGFloat) throws -> String {
    if x < 0 { throw TouchError.missed }
    if x > 100 { throw TouchError.outside(CGPoint(x: x, y: 0)) }
    return "hit \(x)"
}
for x in [CGFloat(-1), 50, 200] {
    do {
        let text = try hit(x)
        print(text)
    } catch TouchError.missed {
        print("missed")
    } catch TouchError.outside(let p) {
        print("outside", p.x)
    } catch {
        print("other")
    }
}
// prints: missed
// prints: hit 50.0
// prints: outside 200.0
