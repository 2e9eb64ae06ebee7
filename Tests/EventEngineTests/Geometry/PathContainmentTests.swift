import EventEngine
import Testing

@Suite struct PathContainmentTests {
    private func polygon(_ points: [(Double, Double)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        return path
    }

    @Test("A rectangular path contains just what the rectangle contains, edges and corners included (B-05)")
    func rectangle() {
        let rect = CGRect(x: -1, y: 2, width: 3, height: 2)
        let path = UIBezierPath(rect: rect)
        for x in stride(from: -2.0, through: 3, by: 0.5) {
            for y in stride(from: 1.0, through: 5, by: 0.5) {
                let point = CGPoint(x: x, y: y)
                #expect(path.contains(point) == rect.contains(point), "\(point)")
                #expect(path.reversing().contains(point) == rect.contains(point), "\(point) reversed")
            }
        }
    }

    @Test("A circle contains the points that are nearer to its centre than its radius")
    func circle() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 200))
        var numbers = SeededNumbers(seed: 11)
        for _ in 0..<2000 {
            let point = numbers.point(in: -20...220)
            let distance = hypot(point.x - 100, point.y - 100)
            // Four cubic curves follow a circle to three hundredths of a percent.
            if abs(distance - 100) > 0.03 { #expect(path.contains(point) == (distance < 100), "\(point)") }
        }
    }

    @Test("An oval contains by the equation of its ellipse")
    func oval() {
        let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 300, height: 40))
        var numbers = SeededNumbers(seed: 12)
        for _ in 0..<2000 {
            let point = CGPoint(x: numbers.number(in: 0...320), y: numbers.number(in: 15...65))
            let value = pow((point.x - 160) / 150, 2) + pow((point.y - 40) / 20, 2)
            if abs(value - 1) > 0.001 { #expect(path.contains(point) == (value < 1), "\(point)") }
        }
    }

    @Test("A round corner leaves out what its circle leaves out, and only where it is asked for")
    func roundedRectangle() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let all = UIBezierPath(roundedRect: rect, cornerRadius: 20)
        let one = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topRight], cornerRadii: CGSize(width: 20, height: 20))
        let nearCorners = [(1.0, 1.0), (99, 1), (99, 59), (1, 59)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(nearCorners.map { all.contains($0) } == [false, false, false, false])
        #expect(nearCorners.map { one.contains($0) } == [true, false, true, true])
        let inside = [(0.5, 30), (50, 0.5), (99.5, 30), (50, 59.5), (6.5, 6.5), (93.5, 53.5)]
        #expect(inside.allSatisfy { all.contains(CGPoint(x: $0.0, y: $0.1)) })
        let pill = UIBezierPath(roundedRect: rect, cornerRadius: 1000)
        #expect(pill.contains(CGPoint(x: 31, y: 0)) && pill.contains(CGPoint(x: 0.1, y: 30)))
        #expect(!pill.contains(CGPoint(x: 8, y: 8)))
    }

    @Test("Corners at the height of the point count once, horizontal edges never")
    func cornersAndHorizontalEdges() {
        let diamond = polygon([(0, -10), (10, 0), (0, 10), (-10, 0)])
        #expect(diamond.contains(.zero))
        #expect(!diamond.contains(CGPoint(x: -10.5, y: 0)))
        #expect(!diamond.contains(CGPoint(x: -1, y: -10)))
        let stairs = polygon([(0, 0), (10, 0), (10, 10), (20, 10), (20, 20), (0, 20)])
        #expect(stairs.contains(CGPoint(x: 5, y: 10)))
        #expect(!stairs.contains(CGPoint(x: -5, y: 10)))
        #expect(stairs.contains(CGPoint(x: 15, y: 10)))
        #expect(!stairs.contains(CGPoint(x: 15, y: 9.999)))
    }

    @Test("The middle of a five-pointed star is inside by the non-zero rule and outside by the even-odd rule")
    func star() {
        let corners = (0..<5).map { index in
            let angle = Double(index * 2) * 2 * .pi / 5
            return (100 * sin(angle), -100 * cos(angle))
        }
        let star = polygon(corners)
        #expect(star.contains(.zero))
        #expect(star.contains(CGPoint(x: 0, y: -80)))
        star.usesEvenOddFillRule = true
        #expect(!star.contains(.zero))
        #expect(star.contains(CGPoint(x: 0, y: -80)))
    }

    @Test("A ring has a hole by the even-odd rule, and by the non-zero rule if one circle runs backwards")
    func ring() {
        let outer = UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 100, height: 100))
        let inner = UIBezierPath(ovalIn: CGRect(x: -20, y: -20, width: 40, height: 40))
        let same = UIBezierPath()
        same.append(outer)
        same.append(inner)
        let opposite = UIBezierPath()
        opposite.append(outer)
        opposite.append(inner.reversing())
        let (hole, ring) = (CGPoint(x: 3, y: 4), CGPoint(x: 0, y: 35))
        #expect(same.contains(hole) && same.contains(ring))
        #expect(!opposite.contains(hole) && opposite.contains(ring))
        same.usesEvenOddFillRule = true
        #expect(!same.contains(hole) && same.contains(ring))
    }

    @Test("An open subpath contains nothing until it is closed")
    func openSubpath() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        for (x, y) in [(10, 0), (10, 10), (0, 10), (0, 0)] { path.addLine(to: CGPoint(x: x, y: y)) }
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        path.close()
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 30))
        #expect(!path.contains(CGPoint(x: 14, y: 14)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test("Curves of every shape contain what many chords around them contain")
    func curvesAgainstChords() {
        var numbers = SeededNumbers(seed: 13)
        for _ in 0..<20 {
            let points = (0..<6).map { _ in numbers.point(in: 0...100) }
            let path = CGMutablePath()
            path.move(to: points[0])
            path.addCurve(to: points[3], control1: points[1], control2: points[2])
            path.addQuadCurve(to: points[5], control: points[4])
            path.closeSubpath()
            let chords = CGMutablePath()
            chords.addLines(between: Chords.along(points))
            chords.closeSubpath()
            var disagreements = 0
            for _ in 0..<60 {
                let point = numbers.point(in: -5...105)
                for rule in [CGPathFillRule.winding, .evenOdd] {
                    if path.contains(point, using: rule) != chords.contains(point, using: rule) {
                        disagreements += 1
                        #expect(Chords.along(points).contains { hypot($0.x - point.x, $0.y - point.y) < 1 })
                    }
                }
            }
            #expect(disagreements < 4)
        }
    }

    @Test("A transformed path contains the transformed point")
    func transformedPath() {
        var numbers = SeededNumbers(seed: 14)
        let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 0.5).translatedBy(x: 9, y: -3)
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 50), cornerRadius: 18)
        let transformed = UIBezierPath(cgPath: path.cgPath)
        transformed.apply(transform)
        for _ in 0..<1000 {
            let point = numbers.point(in: -20...110)
            #expect(path.contains(point) == transformed.contains(point.applying(transform)), "\(point)")
        }
    }

    @Test("A path with a coordinate that is no number contains nothing, and no path contains such a point")
    func notNumbers() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
        #expect(!path.contains(CGPoint(x: CGFloat.infinity, y: 5)))
        path.addCurve(
            to: CGPoint(x: CGFloat.nan, y: 0), controlPoint1: CGPoint(x: 0, y: CGFloat.infinity),
            controlPoint2: .zero)
        path.close()
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        for rect in [CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
            #expect(!UIBezierPath(ovalIn: rect).contains(.zero))
            #expect(!UIBezierPath(roundedRect: rect, cornerRadius: .nan).contains(.zero))
        }
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: -.infinity, endAngle: .infinity, clockwise: true)
        arc.close()
        #expect(!arc.contains(.zero))
    }

    @Test("Numbers near the limit of what a number can be do no harm")
    func hugeNumbers() {
        let huge = CGFloat.greatestFiniteMagnitude
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -huge, y: -huge))
        path.addCurve(
            to: CGPoint(x: huge, y: huge), controlPoint1: CGPoint(x: huge, y: -huge),
            controlPoint2: CGPoint(x: -huge, y: huge))
        path.close()
        #expect(!path.contains(CGPoint(x: huge, y: 0)))
        #expect(!path.bounds.isNull && !path.cgPath.boundingBoxOfPath.isNull)
    }
}

/// A cubic curve through the points 0 to 3 and a quadratic one through 3 to 5, as short straight pieces.
private enum Chords {
    static func along(_ points: [CGPoint]) -> [CGPoint] {
        let cubic = (0...200).map { bernstein(Array(points[0...3]), CGFloat($0) / 200) }
        return cubic + (1...200).map { bernstein(Array(points[3...5]), CGFloat($0) / 200) }
    }

    private static func bernstein(_ points: [CGPoint], _ t: CGFloat) -> CGPoint {
        let weights = points.count == 4 ? [1.0, 3, 3, 1] : [1.0, 2, 1]
        var sum = CGPoint.zero
        for (index, weight) in weights.enumerated() {
            let share = weight * pow(t, CGFloat(index)) * pow(1 - t, CGFloat(points.count - 1 - index))
            sum = CGPoint(x: sum.x + share * points[index].x, y: sum.y + share * points[index].y)
        }
        return sum
    }
}
