import Foundation

#if !canImport(CoreGraphics)
/// Which areas count as the inside of a path.
public enum CGPathFillRule: Int, Sendable {
    /// Those that the path goes around, all turns added up, a number of times other than zero.
    case winding
    /// Those from which a ray to the outside crosses the path an odd number of times.
    case evenOdd
}

/// What of a path is drawn: its inside by one of the rules (`eo` is even-odd), its line, or both.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How the ends of a line are drawn. Kept, without effect on events.
public enum CGLineCap: Int32, Sendable {
    /// Off at the end, round beyond it, square beyond it.
    case butt, round, square
}

/// How the corners of a line are drawn. Kept, without effect on events.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, rounded, cut off.
    case miter, round, bevel
}

/// The kinds of steps that a path is made of.
public enum CGPathElementType: Int32, Sendable {
    /// A new subpath, a line, a curve with one or two control points, the line back.
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path, for the duration of the block that it is handed to.
public struct CGPathElement {
    /// What kind of step it is.
    public var type: CGPathElementType
    /// None for a close, one for a move or a line, two for a quadratic and three for a cubic curve; the last
    /// one is where the step ends.
    public var points: UnsafeMutablePointer<CGPoint>

    /// A step with as many points as its kind has.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        (self.type, self.points) = (type, points)
    }
}
#endif
