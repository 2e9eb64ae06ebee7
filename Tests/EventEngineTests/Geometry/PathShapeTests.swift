import EventEngine
import Testing

@Suite struct PathShapeTests {
    private func isNear(_ p: CGPoint, _ q: CGPoint) -> Bool { hypot(p.x - q.x, p.y - q.y) < 1e-9 }

    private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> UIBezierPath {
        UIBezierPath(arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    }

    @Test("From 0 to π clockwise is the lower half of a circle on the screen, the other way the upper half")
    func halves() {
        let (lower, upper) = (arc(from: 0, to: .pi, clockwise: true), arc(from: 0, to: .pi, clockwise: false))
        lower.close()
        upper.close()
        #expect(lower.contains(CGPoint(x: 0, y: 5)) && !lower.contains(CGPoint(x: 0, y: -5)))
        #expect(upper.contains(CGPoint(x: 0, y: -5)) && !upper.contains(CGPoint(x: 0, y: 5)))
        #expect(isNear(lower.currentPoint, CGPoint(x: 10, y: 0)))
    }

    @Test("The current point after an arc is where its end angle points")
    func endOfArc() {
        #expect(isNear(arc(from: 0, to: .pi / 2, clockwise: true).currentPoint, CGPoint(x: 0, y: 10)))
        #expect(isNear(arc(from: 0, to: .pi / 2, clockwise: false).currentPoint, CGPoint(x: 0, y: 10)))
        #expect(isNear(arc(from: 1, to: 0, clockwise: true).currentPoint, CGPoint(x: 10, y: 0)))
    }

    @Test("A full turn is a full circle in either direction", arguments: [true, false])
    func fullTurn(clockwise: Bool) {
        let circle = arc(from: 0, to: 2 * .pi, clockwise: clockwise)
        circle.close()
        for (x, y) in [(0, 9.9), (0, -9.9), (9.9, 0), (-9.9, 0), (0, 0)] {
            #expect(circle.contains(CGPoint(x: x, y: y)), "(\(x), \(y))")
        }
        #expect(!circle.contains(CGPoint(x: 8, y: 8)))
    }

    @Test("Core Graphics means clockwise for a y axis that points up")
    func coreGraphicsArc() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        path.closeSubpath()
        #expect(path.contains(CGPoint(x: 0, y: -5)) && !path.contains(CGPoint(x: 0, y: 5)))
    }

    @Test("An arc between tangents touches both legs of the corner")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 30)
        path.addLine(to: CGPoint(x: 100, y: 100))
        path.addLine(to: CGPoint(x: 0, y: 100))
        path.closeSubpath()
        #expect(!path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 69, y: 0.1)) && path.contains(CGPoint(x: 99.9, y: 31)))
        #expect(path.contains(CGPoint(x: 91, y: 9)))
    }

    @Test("A slice of a pie begins with a line to its arc")
    func pieSlice() {
        let slice = UIBezierPath()
        slice.move(to: .zero)
        slice.addArc(withCenter: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        slice.close()
        #expect(slice.contains(CGPoint(x: 50, y: 50)))
        #expect(!slice.contains(CGPoint(x: 50, y: -1)) && !slice.contains(CGPoint(x: 80, y: 80)))
    }

    @Test("The bounding box holds the control points, the path box only the path")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 80))
        let box = path.boundingBoxOfPath
        #expect(abs(box.height - 40) < 1e-9 && box.width == 100)
        #expect(UIBezierPath(cgPath: path).bounds == path.boundingBox)
        #expect(CGMutablePath().boundingBox.isNull && UIBezierPath().bounds.isNull)
    }

    @Test("The path box of a curve is where the curve turns, not where a coarse polygon would")
    func tightBox() {
        var numbers = SeededNumbers(seed: 21)
        for _ in 0..<100 {
            let points = (0..<4).map { _ in numbers.point(in: -100...100) }
            let path = CGMutablePath()
            path.move(to: points[0])
            path.addCurve(to: points[3], control1: points[1], control2: points[2])
            let box = path.boundingBoxOfPath
            var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
            for step in 0...2000 {
                let (t, s) = (CGFloat(step) / 2000, 1 - CGFloat(step) / 2000)
                let ends = s * s * s * points[0].x + t * t * t * points[3].x
                let x = ends + 3 * s * t * (s * points[1].x + t * points[2].x)
                (low, high) = (Swift.min(low, x), Swift.max(high, x))
            }
            #expect(abs(box.minX - low) < 1e-3 && abs(box.maxX - high) < 1e-3)
            #expect(box.minX <= low + 1e-9 && box.maxX >= high - 1e-9)
        }
    }

    @Test("An oval fills its rectangle exactly")
    func ovalBox() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(UIBezierPath(ovalIn: rect).bounds == rect)
        #expect(UIBezierPath(ovalIn: rect).cgPath.boundingBoxOfPath == rect)
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: 5).bounds == rect)
    }

    @Test("Steps before the first move lead nowhere")
    func nothingBeforeMove() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
        path.close()
        #expect(path.isEmpty && path.currentPoint == .zero)
        path.move(to: CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: 9, y: 4))
        #expect(path.currentPoint == CGPoint(x: 9, y: 4))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test("A path that is reversed twice is the path again")
    func reversedTwice() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 50), cornerRadius: 9)
        path.append(UIBezierPath(rect: CGRect(x: 60, y: 0, width: 5, height: 5)))
        path.move(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 7, y: 7), controlPoint: CGPoint(x: 7, y: 1))
        #expect(path.currentPoint == CGPoint(x: 7, y: 7))
        #expect(path.reversing().reversing().currentPoint == CGPoint(x: 7, y: 7))
        let twice = path.reversing().reversing()
        for x in stride(from: -1.0, through: 70, by: 1.5) {
            let point = CGPoint(x: x, y: x / 2)
            #expect(twice.contains(point) == path.contains(point))
        }
        #expect(twice.bounds == path.bounds)
    }

    @Test("A reversed line begins where it ended")
    func reversedLine() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 7, y: 7), controlPoint: CGPoint(x: 7, y: 1))
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 1))
        var starts: [CGPoint] = []
        path.reversing().cgPath.applyWithBlock { starts.append($0.pointee.points[0]) }
        #expect(starts == [CGPoint(x: 9, y: 9), CGPoint(x: 7, y: 7), CGPoint(x: 7, y: 1)])
    }

    @Test("The steps of a path can be read one by one, and equal steps make equal paths")
    func steps() {
        var kinds: [CGPathElementType] = []
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let path = CGPath(rect: rect, transform: nil)
        path.applyWithBlock { kinds.append($0.pointee.type) }
        let lines = [CGPathElementType](repeating: .addLineToPoint, count: 3)
        #expect(kinds == [.moveToPoint] + lines + [.closeSubpath])
        #expect(path == UIBezierPath(rect: rect).cgPath)
        var shift = CGAffineTransform(translationX: 10, y: 0)
        #expect(path.copy(using: &shift) == CGPath(rect: rect.offsetBy(dx: 10, dy: 0), transform: nil))
        #expect(path != CGPath(ellipseIn: rect, transform: nil))
    }

    @Test("A copy goes its own way and keeps the settings")
    func copies() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        path.usesEvenOddFillRule = true
        path.lineWidth = 7
        let copy = path.copy() as? UIBezierPath
        path.removeAllPoints()
        #expect(copy?.isEmpty == false && copy?.usesEvenOddFillRule == true && copy?.lineWidth == 7)
    }
}
