import Foundation

/// Containment and intersection for any numbers whatever. Foundation's own `contains(_: CGPoint)`,
/// `intersects` and `intersection` stop the program on Linux when a rectangle's edge is not a number, and a
/// scenario may well give a view such a frame: whoever works on an author's rectangles uses these.
extension CGRect {
    /// Whether the point is inside. Half-open: the minimum edges belong to the rectangle, the maximum edges
    /// do not, and an empty rectangle contains nothing (B-05). False when anything involved is no number.
    package func encloses(_ point: CGPoint) -> Bool {
        let (low, high) = corners
        return low.x <= point.x && point.x < high.x && low.y <= point.y && point.y < high.y
    }

    /// The part that both rectangles share; the null rectangle when they share nothing or an edge is not a
    /// number. Rectangles that only touch share a piece without area.
    package func overlap(with other: CGRect) -> CGRect {
        let ((low, high), (otherLow, otherHigh)) = (corners, other.corners)
        let (minX, maxX) = (Swift.max(low.x, otherLow.x), Swift.min(high.x, otherHigh.x))
        let (minY, maxY) = (Swift.max(low.y, otherLow.y), Swift.min(high.y, otherHigh.y))
        guard hasComparableEdges, other.hasComparableEdges, minX <= maxX, minY <= maxY else { return .null }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Whether it is not null, and all of its edges are numbers.
    private var hasComparableEdges: Bool {
        let (low, high) = corners
        return !isNull && low.x <= high.x && low.y <= high.y
    }

    /// Whether the rectangles share at least a point of their edges.
    package func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

    /// Whether some of it is seen in another rectangle. What only touches that is outside it; what is empty
    /// is seen where its origin is. False when an edge is not a number.
    func isSeen(in other: CGRect) -> Bool {
        let ((low, high), (first, end)) = (corners, other.corners)
        return Self.reaches(low.x, high.x, first.x, end.x) && Self.reaches(low.y, high.y, first.y, end.y)
    }

    private static func reaches(
        _ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ end: CGFloat
    ) -> Bool {
        low < end && (high > first || low == high && low == first)
    }

    /// The corners with the smallest and the largest coordinates, for a size of either sign.
    private var corners: (low: CGPoint, high: CGPoint) {
        let (farX, farY) = (origin.x + size.width, origin.y + size.height)
        let turnsX = size.width < 0
        let turnsY = size.height < 0
        return (
            CGPoint(x: turnsX ? farX : origin.x, y: turnsY ? farY : origin.y),
            CGPoint(x: turnsX ? origin.x : farX, y: turnsY ? origin.y : farY))
    }
}

extension CGPoint {
    /// Whether both coordinates are ordinary numbers.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}
