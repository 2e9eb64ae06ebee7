import Foundation

#if !canImport(CoreGraphics)
extension CGPath {
    /// The smallest rectangle around all points, control points included; the null rectangle for an empty
    /// path. Points that are not finite are left out.
    public var boundingBox: CGRect {
        Simulator.current.work.draw(elements.count)
        var box = PointBox()
        for element in elements { element.points.forEach { box.add($0) } }
        return box.rect
    }

    /// The smallest rectangle around the path itself, without the control points; the null rectangle for an
    /// empty path. Points that are not finite are left out.
    public var boundingBoxOfPath: CGRect {
        Simulator.current.work.draw(elements.count)
        var box = PointBox()
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let end):
                start = end
            case .line, .close:
                break
            case .quadCurve(let control, let end):
                box.add(turningPointsOf: CubicCurve(start: current, control: control, end: end))
            case .curve(let control1, let control2, let end):
                box.add(turningPointsOf: CubicCurve(
                    start: current, control1: control1, control2: control2, end: end))
            }
            current = element.end ?? start
            box.add(current)
        }
        return box.rect
    }
}

/// Grows around points.
private struct PointBox {
    private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

    var rect: CGRect {
        guard low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    mutating func add(_ point: CGPoint) {
        guard point.isFinite else { return }
        low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
        high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }

    mutating func add(turningPointsOf curve: CubicCurve) {
        for place in curve.xs.turningPoints + curve.ys.turningPoints {
            add(CGPoint(x: curve.xs.value(at: place), y: curve.ys.value(at: place)))
        }
    }
}
#endif
