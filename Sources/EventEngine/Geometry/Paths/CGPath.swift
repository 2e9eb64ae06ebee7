import Foundation

#if !canImport(CoreGraphics)
/// A path of lines and curves that does not change. Two paths are equal when their steps are.
public class CGPath: Hashable {
    /// The steps, in order.
    package internal(set) var elements: [PathElement] = []
    /// Where the subpath that is being built began; nil while there is none.
    var subpathStart: CGPoint?
    /// Where the last step ended; nil while there is none.
    var lastPoint: CGPoint?

    init() {}

    /// A rectangle, clockwise from its origin.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        let transform = transform?.pointee ?? .identity
        take(from: CGMutablePath.building { $0.addRect(rect, transform: transform) })
    }

    /// The ellipse that fits into a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        let transform = transform?.pointee ?? .identity
        take(from: CGMutablePath.building { $0.addEllipse(in: rect, transform: transform) })
    }

    /// A rectangle whose corners are quarters of an ellipse. Corners that are too large for the rectangle are
    /// cut down to half of it.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init()
        let transform = transform?.pointee ?? .identity
        take(from: CGMutablePath.building {
            $0.addRoundedRect(
                in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
        })
    }

    /// Whether there is no step at all.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the last step ended; the origin while there is none.
    public var currentPoint: CGPoint { lastPoint ?? .zero }

    /// A path with the same steps that does not change when the receiver does.
    public func copy() -> CGPath? { copy(using: nil) }

    /// The path with all its points transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        let copy = CGPath()
        copy.take(from: mutableCopy(using: transform) ?? self)
        return copy
    }

    /// A path with the same steps that can go on.
    public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

    /// A path with all its points transformed that can go on.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath.building { $0.addPath(self, transform: transform?.pointee ?? .identity) }
    }

    /// Whether the point, transformed, is inside one of the closed subpaths. The minimum edges of a
    /// rectangular path are inside and its maximum edges are not, as with rectangles (B-05).
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        Simulator.current.work.draw(2 * elements.count)
        return PathCrossings.isInside(point.applying(transform), of: elements, rule: rule)
    }

    /// Hands each step to the block, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            // A close has no points, but its pointer must lead somewhere.
            var points = element.points + [.zero]
            points.withUnsafeMutableBufferPointer { buffer in
                guard let address = buffer.baseAddress else { return }
                var step = CGPathElement(type: element.type, points: address)
                withUnsafePointer(to: &step, block)
            }
        }
    }

    public static func == (a: CGPath, b: CGPath) -> Bool {
        Simulator.current.work.draw(min(a.elements.count, b.elements.count))
        return a === b || a.elements == b.elements
    }

    public func hash(into hasher: inout Hasher) {
        Simulator.current.work.draw(elements.count)
        hasher.combine(elements)
    }

    private func take(from other: CGPath) {
        (elements, subpathStart, lastPoint) = (other.elements, other.subpathStart, other.lastPoint)
    }
}

extension PathElement {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
#endif
