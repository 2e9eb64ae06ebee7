import Foundation

/// An upright rectangle in screen points, by its edges.
struct Box: Equatable, Sendable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// The bounding box of points; nil when there are none, or when one has a coordinate that is no number
    /// or so large that it cannot be meant.
    init?(around points: [CGPoint]) {
        let isDrawable = points.allSatisfy { abs($0.x) <= 1e7 && abs($0.y) <= 1e7 }
        guard isDrawable, let first = points.first else { return nil }
        self.init(left: first.x, top: first.y, right: first.x, bottom: first.y)
        for point in points { include(point) }
    }

    var width: Double { right - left }
    var height: Double { bottom - top }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    mutating func include(_ point: CGPoint) {
        left = min(left, point.x)
        top = min(top, point.y)
        right = max(right, point.x)
        bottom = max(bottom, point.y)
    }

    /// The smallest box around both.
    func union(_ other: Box) -> Box {
        Box(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    /// What both have in common; a box without area when they have nothing.
    func intersection(_ other: Box) -> Box {
        let x = max(left, other.left)
        let y = max(top, other.top)
        return Box(
            left: x, top: y, right: max(x, min(right, other.right)),
            bottom: max(y, min(bottom, other.bottom)))
    }

    /// Whether the other box lies inside, edges included; a hundredth of a point does not count.
    func encloses(_ other: Box) -> Bool {
        other.left >= left - 0.01 && other.top >= top - 0.01 && other.right <= right + 0.01
            && other.bottom <= bottom + 0.01
    }

    /// Whether the boxes overlap or touch.
    func meets(_ other: Box) -> Bool {
        left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }

    /// Whether the boxes have a common area.
    func overlaps(_ other: Box) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Half-open, as views contain points (B-05).
    func contains(_ point: CGPoint) -> Bool {
        point.x >= left && point.x < right && point.y >= top && point.y < bottom
    }
}
