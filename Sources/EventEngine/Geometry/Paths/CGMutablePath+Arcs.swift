import Foundation

#if !canImport(CoreGraphics)
extension CGMutablePath {
    /// A part of a circle, from the angle `startAngle` on through `delta` radians, at most one full turn.
    /// Angles grow from the x axis towards the y axis. A line leads to its start from the current point, if
    /// there is one.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let fullTurn = 2 * CGFloat.pi
        let sweep = Swift.max(-fullTurn, Swift.min(fullTurn, delta))
        let pieces = sweep.isFinite ? Swift.max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up))) : 1
        let step = sweep / CGFloat(pieces)
        let handle = radius * 4 / 3 * tan(step / 4)
        var from = ArcEnd(center: center, radius: radius, angle: startAngle)
        if isEmpty {
            move(to: from.point, transform: transform)
        } else {
            addLine(to: from.point, transform: transform)
        }
        for piece in 1...pieces {
            let to = ArcEnd(center: center, radius: radius, angle: startAngle + step * CGFloat(piece))
            addCurve(
                to: to.point, control1: from.ahead(by: handle), control2: to.ahead(by: -handle),
                transform: transform)
            from = to
        }
    }

    /// A part of a circle between two angles in radians. Core Graphics means `clockwise` for a y axis that
    /// points up; on a screen, where it points down, `clockwise: false` runs clockwise to the eye. Angles
    /// that are a full turn or more apart give a full circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let fullTurn = 2 * CGFloat.pi
        var delta = endAngle - startAngle
        if abs(delta) >= fullTurn {
            delta = clockwise ? -fullTurn : fullTurn
        } else if clockwise, delta > 0 {
            delta -= fullTurn
        } else if !clockwise, delta < 0 {
            delta += fullTurn
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Rounds the corner that the current point, `tangent1End` and `tangent2End` make: a line to where a
    /// circle of the radius touches the first leg, and the circle to where it touches the second. Legs that
    /// make no corner give the line to `tangent1End` alone.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else { return }
        let origin = transform.isInvertible ? currentPoint.applying(transform.inverted()) : currentPoint
        let toStart = CGVector(dx: origin.x - tangent1End.x, dy: origin.y - tangent1End.y)
        let toEnd = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let cross = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
        let dot = toStart.dx * toEnd.dx + toStart.dy * toEnd.dy
        guard cross != 0, radius > 0, cross.isFinite, radius.isFinite else {
            addLine(to: tangent1End, transform: transform)
            return
        }
        let halfAngle = atan2(abs(cross), dot) / 2
        let (legDistance, centerDistance) = (radius / tan(halfAngle), radius / sin(halfAngle))
        let (startAngle, endAngle) = (atan2(toStart.dy, toStart.dx), atan2(toEnd.dy, toEnd.dx))
        let turn = cross > 0 ? halfAngle : -halfAngle
        let center = CGPoint(
            x: tangent1End.x + cos(startAngle + turn) * centerDistance,
            y: tangent1End.y + sin(startAngle + turn) * centerDistance)
        func angle(touching legAngle: CGFloat) -> CGFloat {
            atan2(
                tangent1End.y + sin(legAngle) * legDistance - center.y,
                tangent1End.x + cos(legAngle) * legDistance - center.x)
        }
        addArc(
            center: center, radius: radius, startAngle: angle(touching: startAngle),
            endAngle: angle(touching: endAngle), clockwise: cross > 0, transform: transform)
    }

    /// The closed ellipse that fits into a rectangle: clockwise to the eye from the middle of its right edge.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let (width, height) = (rect.size.width / 2, rect.size.height / 2)
        let center = CGPoint(x: rect.origin.x + width, y: rect.origin.y + height)
        move(to: CGPoint(x: center.x + width, y: center.y), transform: transform)
        for (x, y): (CGFloat, CGFloat) in [(0, 1), (-1, 0), (0, -1), (1, 0)] {
            // The quarter ends at (x, y) of the unit circle and began a quarter turn earlier, at (y, -x).
            let control1 = CGPoint(x: y + x * quarterHandle, y: -x + y * quarterHandle)
            let control2 = CGPoint(x: x + y * quarterHandle, y: y - x * quarterHandle)
            func place(_ point: CGPoint) -> CGPoint {
                CGPoint(x: center.x + point.x * width, y: center.y + point.y * height)
            }
            addCurve(
                to: place(CGPoint(x: x, y: y)), control1: place(control1), control2: place(control2),
                transform: transform)
        }
        closeSubpath()
    }

    /// A closed rectangle whose corners are quarters of an ellipse. Corners that are too large for the
    /// rectangle are cut down to half of it.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(
            in: rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight),
            transform: transform)
    }
}

/// A place on a circle, and the direction in which the circle goes on from there.
private struct ArcEnd {
    let point: CGPoint
    private let direction: CGVector

    init(center: CGPoint, radius: CGFloat, angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        point = CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
        direction = CGVector(dx: -sine, dy: cosine)
    }

    func ahead(by distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x + direction.dx * distance, y: point.y + direction.dy * distance)
    }
}
#endif
