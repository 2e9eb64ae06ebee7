import Foundation

/// A cubic Bézier curve from `start` to `end`. A quadratic one is raised to a cubic, which is the same curve.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    init(start: CGPoint, control: CGPoint, end: CGPoint) {
        func twoThirds(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * 2 / 3 }
        self.init(
            start: start,
            control1: CGPoint(x: twoThirds(start.x, control.x), y: twoThirds(start.y, control.y)),
            control2: CGPoint(x: twoThirds(end.x, control.x), y: twoThirds(end.y, control.y)),
            end: end)
    }

    /// The coordinates along x.
    var xs: CubicPolynomial { CubicPolynomial(start.x, control1.x, control2.x, end.x) }

    /// The coordinates along y.
    var ys: CubicPolynomial { CubicPolynomial(start.y, control1.y, control2.y, end.y) }
}

/// One coordinate of a cubic Bézier curve, by its four control values.
struct CubicPolynomial {
    var p0: CGFloat
    var p1: CGFloat
    var p2: CGFloat
    var p3: CGFloat

    init(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    var minimumControl: CGFloat { Swift.min(Swift.min(p0, p1), Swift.min(p2, p3)) }
    var maximumControl: CGFloat { Swift.max(Swift.max(p0, p1), Swift.max(p2, p3)) }

    /// The value at `t` in `0 ... 1`; the end values exactly at the ends.
    func value(at t: CGFloat) -> CGFloat {
        if t <= 0 { return p0 }
        if t >= 1 { return p3 }
        let s = 1 - t
        let (q0, q1, q2) = (s * p0 + t * p1, s * p1 + t * p2, s * p2 + t * p3)
        let (r0, r1) = (s * q0 + t * q1, s * q1 + t * q2)
        return s * r0 + t * r1
    }

    /// Where between the ends the coordinate turns around, in order: at most two places.
    var turningPoints: [CGFloat] {
        let (a, b, c) = (p3 - p0 + 3 * (p1 - p2), 2 * (p0 - 2 * p1 + p2), p1 - p0)
        return Self.roots(a, b, c).filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// The real solutions of `a·t² + b·t + c = 0`, in the form that loses no digits when `a` is nearly zero.
    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
        var roots: [CGFloat] = []
        if a != 0 { roots.append(q / a) }
        if q != 0 { roots.append(c / q) }
        return roots
    }

    /// Where in `low ... high`, between whose ends the coordinate passes `value` once, it does so.
    func crossing(of value: CGFloat, between low: CGFloat, and high: CGFloat) -> CGFloat {
        var (low, high) = (low, high)
        let startsBelow = self.value(at: low) <= value
        // Sixty halvings leave nothing to halve between two numbers of 53 bits.
        for _ in 0..<60 {
            let middle = low + (high - low) / 2
            if middle <= low || middle >= high { break }
            if (self.value(at: middle) <= value) == startsBelow { low = middle } else { high = middle }
        }
        return high
    }
}
