import Foundation

extension CGPoint {
    /// The length of the straight line to another point, in the unit of both, which is points.
    package func distance(to other: CGPoint) -> Double {
        let (dx, dy) = (other.x - x, other.y - y)
        return Double((dx * dx + dy * dy).squareRoot())
    }
}
