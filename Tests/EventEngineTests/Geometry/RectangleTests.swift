import EventEngine
import Testing

@Suite struct RectangleTests {
    @Test("A rectangle contains its minimum edges and not its maximum edges (B-05)")
    func halfOpen() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.contains(CGPoint(x: 10, y: 20)))
        #expect(rect.contains(CGPoint(x: 39.999, y: 59.999)))
        #expect(!rect.contains(CGPoint(x: 40, y: 30)))
        #expect(!rect.contains(CGPoint(x: 20, y: 60)))
        #expect(!CGRect.zero.contains(CGPoint.zero))
        #expect(!rect.contains(CGPoint(x: CGFloat.nan, y: 30)))
        #expect(CGRectContainsPoint(rect, CGPointMake(10, 20)))
    }

    @Test("Rectangles made of anything but numbers contain nothing and meet nothing", arguments: [
        CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
        CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan),
        CGRect(x: -CGFloat.infinity, y: -.infinity, width: .infinity, height: .infinity), CGRect.null,
    ])
    func notNumbers(rect: CGRect) {
        #expect(!rect.encloses(CGPoint(x: 0.5, y: 0.5)))
        #expect(!rect.overlaps(CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(rect.overlap(with: CGRect(x: 0, y: 0, width: 1, height: 1)).isNull)
    }

    @Test("The engine's own containment and intersection are Foundation's, for all numbers")
    func sameAsFoundation() {
        var numbers = SeededNumbers(seed: 3)
        for _ in 0..<500 {
            let sides: [CGRect] = (0..<2).map { _ in
                CGRect(
                    x: numbers.number(in: -5...5).rounded(), y: numbers.number(in: -5...5).rounded(),
                    width: numbers.number(in: -5...5).rounded(), height: numbers.number(in: -5...5).rounded())
            }
            let exact = numbers.point(in: -5...5)
            let point = CGPoint(x: exact.x.rounded(), y: exact.y.rounded())
            #expect(sides[0].encloses(point) == sides[0].contains(point))
            #expect(sides[0].overlap(with: sides[1]) == sides[0].intersection(sides[1]))
            #expect(sides[0].overlaps(sides[1]) == sides[0].intersects(sides[1]))
        }
    }

    @Test("A rectangle of negative size contains what its standardized form contains")
    func negativeSize() {
        let rect = CGRect(x: 10, y: 10, width: -10, height: -10)
        #expect(rect.contains(CGPoint(x: 0, y: 0)))
        #expect(!rect.contains(CGPoint(x: 10, y: 10)))
    }

    @Test("Insets move each edge inwards, and outwards when negative")
    func insets() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let inner = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inner == CGRect(x: 2, y: 1, width: 94, height: 46))
        let outer = rect.inset(by: UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20))
        #expect(outer == rect.insetBy(dx: -20, dy: -20))
    }

    @Test("Geometry prints as on Apple's systems")
    func printing() {
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect("\(CGRect(x: 0, y: 0, width: 3, height: 4))" == "(0.0, 0.0, 3.0, 4.0)")
        #expect("\(CGVector(dx: 0, dy: -1))" == "(0.0, -1.0)")
    }

    @Test("NSCoder writes geometry with braces and all the digits it takes")
    func strings() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSCoder.string(for: CGRect(x: 0, y: 0, width: 3, height: 1.0 / 3)) ==
            "{{0, 0}, {3, 0.33333333333333331}}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    }

    @Test("Geometry survives encoding, as numbers without keys")
    func coding() throws {
        let transform = CGAffineTransform(rotationAngle: 1)
        let data = try JSONEncoder().encode(transform)
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(String(decoding: try JSONEncoder().encode(insets), as: UTF8.self) == "[1,2,3,4]")
        #expect(try JSONDecoder().decode(CGVector.self, from: Data("[1,-2]".utf8)) == CGVector(dx: 1, dy: -2))
    }

    @Test("All corners are every bit, as on Apple's systems")
    func corners() {
        #expect(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
        #expect(UIRectCorner.allCorners.rawValue == UInt.max)
        #expect(UIRectEdge.all.rawValue == 15)
    }
}
