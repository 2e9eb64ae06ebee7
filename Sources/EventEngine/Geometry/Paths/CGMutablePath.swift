import Foundation

#if !canImport(CoreGraphics)
/// A path that can go on. Steps before the first move are left out: they would start nowhere.
public class CGMutablePath: CGPath {
    /// A path without steps.
    public override init() { super.init() }

    static func building(_ steps: (CGMutablePath) -> Void) -> CGMutablePath {
        let path = CGMutablePath()
        steps(path)
        return path
    }

    /// Begins a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point), transform)
    }

    /// A straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(point), transform)
    }

    /// A curve with one control point from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(.quadCurve(control: control, end: end), transform)
    }

    /// A curve with two control points from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(.curve(control1: control1, control2: control2, end: end), transform)
    }

    /// A straight line back to where the subpath began, which makes it closed.
    public func closeSubpath() { append(.close, .identity) }

    /// A closed rectangle: clockwise to the eye from its origin.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        move(to: rect.origin, transform: transform)
        let (farX, farY) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
        addLine(to: CGPoint(x: farX, y: rect.origin.y), transform: transform)
        addLine(to: CGPoint(x: farX, y: farY), transform: transform)
        addLine(to: CGPoint(x: rect.origin.x, y: farY), transform: transform)
        closeSubpath()
    }

    /// A closed subpath for each rectangle.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A move to the first point and lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// The steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element, transform) }
    }

    private func append(_ element: PathElement, _ transform: CGAffineTransform) {
        Simulator.current.work.draw(WorkCost.pathElement)
        let element = transform.isIdentity ? element : element.applying(transform)
        if case .move(let point) = element { subpathStart = point }
        guard let start = subpathStart else { return }
        elements.append(element)
        lastPoint = element.end ?? start
    }
}
#endif
