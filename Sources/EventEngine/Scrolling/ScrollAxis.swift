import Foundation

/// One of the two ways in which content moves.
enum ScrollAxis: CaseIterable {
    case horizontal, vertical

    func of(_ point: CGPoint) -> Double { self == .horizontal ? point.x : point.y }
    func of(_ size: CGSize) -> Double { self == .horizontal ? size.width : size.height }

    /// A point with another coordinate on this axis.
    func setting(_ value: Double, in point: CGPoint) -> CGPoint {
        self == .horizontal ? CGPoint(x: value, y: point.y) : CGPoint(x: point.x, y: value)
    }

    /// A size with another length on this axis.
    func setting(_ length: Double, in size: CGSize) -> CGSize {
        self == .horizontal
            ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
    }

    var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

/// Where content may come to rest on one axis, and how long the view is there (H-15).
struct ScrollRange: Equatable {
    let least: Double
    let most: Double
    /// The view's extent along the axis, in points.
    let dimension: Double

    func clamp(_ offset: Double) -> Double { min(max(offset, least), most) }

    /// How far an offset is beyond the nearest edge; 0 within the range.
    func overshoot(_ offset: Double) -> Double { offset - clamp(offset) }

    /// Where content stands for an offset as the finger would have it (H-16).
    func banded(_ offset: Double) -> Double {
        clamp(offset) + RubberBand.shown(overshoot(offset), dimension: dimension)
    }

    /// The offset as the finger would have it, for content that is at `offset`.
    func unbanded(_ offset: Double) -> Double {
        clamp(offset) + RubberBand.distance(overshoot(offset), dimension: dimension)
    }
}
