import Foundation

/// Counts how a path crosses the ray that starts at a point and runs to the right, which decides whether the
/// point is inside.
///
/// Lines are decided by the sign of a product, curves by solving for the place where they pass the ray's
/// height, so nothing is flattened. An edge owns its lower end and not its upper one: corners count once and
/// horizontal edges never, and a path around a rectangle contains just what the rectangle contains (B-05).
/// Subpaths that are not closed have no inside, as Apple's documentation of `contains(_:)` says.
struct PathCrossings {
    private struct Count {
        var turns = 0
        var crossings = 0

        mutating func pass(upwards: Bool) {
            turns += upwards ? 1 : -1
            crossings += 1
        }
    }

    private let point: CGPoint
    private var closed = Count()
    private var open = Count()
    private var start = CGPoint.zero
    private var current = CGPoint.zero

    /// Whether the point is inside of the path that the elements make. A path with a coordinate that is not a
    /// finite number contains nothing.
    static func isInside(_ point: CGPoint, of elements: [PathElement], rule: CGPathFillRule) -> Bool {
        guard point.isFinite, elements.allSatisfy(\.isFinite) else { return false }
        var count = PathCrossings(point: point)
        for element in elements { count.follow(element) }
        switch rule {
        case .winding: return count.closed.turns != 0
        case .evenOdd: return !count.closed.crossings.isMultiple(of: 2)
        }
    }

    private init(point: CGPoint) { self.point = point }

    private mutating func follow(_ element: PathElement) {
        switch element {
        case .move(let end):
            open = Count()
            (start, current) = (end, end)
        case .line(let end):
            addLine(to: end)
        case .quadCurve(let control, let end):
            add(CubicCurve(start: current, control: control, end: end))
        case .curve(let control1, let control2, let end):
            add(CubicCurve(start: current, control1: control1, control2: control2, end: end))
        case .close:
            addLine(to: start)
            closed.turns += open.turns
            closed.crossings += open.crossings
            open = Count()
        }
    }

    private func isAbove(_ y: CGFloat) -> Bool { y <= point.y }

    private mutating func addLine(to end: CGPoint) {
        defer { current = end }
        guard isAbove(current.y) != isAbove(end.y) else { return }
        let runsDown = isAbove(current.y)
        let (upper, lower) = runsDown ? (current, end) : (end, current)
        let side = (lower.x - upper.x) * (point.y - upper.y) - (point.x - upper.x) * (lower.y - upper.y)
        if side > 0 { open.pass(upwards: !runsDown) }
    }

    private mutating func add(_ curve: CubicCurve) {
        defer { current = curve.end }
        let (xs, ys) = (curve.xs, curve.ys)
        guard isAbove(ys.minimumControl), !isAbove(ys.maximumControl), xs.maximumControl > point.x else {
            return
        }
        if xs.minimumControl > point.x {
            // All of it is to the right, so only where it comes from and goes to matters.
            if isAbove(ys.p0) != isAbove(ys.p3) { open.pass(upwards: !isAbove(ys.p0)) }
            return
        }
        let stops = [0] + ys.turningPoints + [1]
        for (low, high) in zip(stops, stops.dropFirst()) {
            let startsAbove = isAbove(ys.value(at: low))
            guard startsAbove != isAbove(ys.value(at: high)) else { continue }
            let place = ys.crossing(of: point.y, between: low, and: high)
            if xs.value(at: place) > point.x { open.pass(upwards: !startsAbove) }
        }
    }
}
