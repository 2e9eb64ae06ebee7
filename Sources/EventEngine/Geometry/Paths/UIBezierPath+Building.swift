import Foundation

extension UIBezierPath {
    /// Begins a subpath.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// A straight line from the current point; nothing while there is none.
    public func addLine(to point: CGPoint) {
        if !isEmpty { path.addLine(to: point) }
    }

    /// A curve with two control points from the current point; nothing while there is none.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        if !isEmpty { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
    }

    /// A curve with one control point from the current point; nothing while there is none.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        if !isEmpty { path.addQuadCurve(to: endPoint, control: controlPoint) }
    }

    /// A part of a circle, after a line to its start from the current point if there is one. Angles in
    /// radians grow clockwise to the eye from the x axis, since the y axis points down; `clockwise` is meant
    /// the same way.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics means the word for a y axis that points up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise)
    }

    /// A straight line back to where the subpath began, which makes it closed.
    public func close() {
        if !isEmpty { path.closeSubpath() }
    }

    /// Takes all steps away.
    public func removeAllPoints() { path = CGMutablePath() }

    /// Adds the steps of another path.
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

    /// Transforms all points.
    public func apply(_ transform: CGAffineTransform) {
        let transformed = CGMutablePath()
        transformed.addPath(path, transform: transform)
        path = transformed
    }

    /// The path in the opposite direction, subpaths included: the last one comes first.
    public func reversing() -> UIBezierPath {
        let reversed = UIBezierPath()
        reversed.takeSettings(of: self)
        for subpath in Subpath.all(of: path).reversed() { subpath.addReversed(to: reversed.path) }
        return reversed
    }
}

/// A stretch of a path between two moves, as something that can be walked backwards.
private struct Subpath {
    /// The control points of each step and its end.
    private var steps: [[CGPoint]] = []
    private let start: CGPoint
    private var isClosed = false

    private init(start: CGPoint) { self.start = start }

    static func all(of path: CGPath) -> [Subpath] {
        var subpaths: [Subpath] = []
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            switch element.type {
            case .moveToPoint: subpaths.append(Subpath(start: element.points[0]))
            case .closeSubpath: subpaths[subpaths.count - 1].isClosed = true
            case .addLineToPoint: subpaths.add([element.points[0]])
            case .addQuadCurveToPoint: subpaths.add([element.points[0], element.points[1]])
            case .addCurveToPoint:
                subpaths.add([element.points[0], element.points[1], element.points[2]])
            @unknown default: break
            }
        }
        return subpaths
    }

    func addReversed(to path: CGMutablePath) {
        let ends = [start] + steps.map { $0[$0.count - 1] }
        path.move(to: ends[ends.count - 1])
        for (index, step) in steps.enumerated().reversed() {
            switch step.count {
            case 3: path.addCurve(to: ends[index], control1: step[1], control2: step[0])
            case 2: path.addQuadCurve(to: ends[index], control: step[0])
            default: path.addLine(to: ends[index])
            }
        }
        if isClosed { path.closeSubpath() }
    }

    /// Steps after a close begin a subpath of their own, at the place where the closed one began.
    fileprivate mutating func add(_ step: [CGPoint]) { steps.append(step) }

    fileprivate var next: Subpath? { isClosed ? Subpath(start: start) : nil }
}

extension [Subpath] {
    fileprivate mutating func add(_ step: [CGPoint]) {
        if let next = self[count - 1].next { append(next) }
        self[count - 1].add(step)
    }
}
