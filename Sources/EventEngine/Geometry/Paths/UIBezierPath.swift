import Foundation

/// A path of lines and curves that a view can be asked about: is this point inside?
open class UIBezierPath: NSObject, NSCopying {
    var path = CGMutablePath()

    /// Kept, without effect on events.
    open var lineWidth: CGFloat = 1
    /// Kept, without effect on events.
    open var lineCapStyle: CGLineCap = .butt
    /// Kept, without effect on events.
    open var lineJoinStyle: CGLineJoin = .miter
    /// Kept, without effect on events.
    open var miterLimit: CGFloat = 10
    /// Kept, without effect: the engine solves curves instead of flattening them.
    open var flatness: CGFloat = 0.6
    /// Whether `contains(_:)` uses the even-odd rule; the non-zero rule otherwise.
    open var usesEvenOddFillRule = false

    /// How strokes are dashed: without effect, as nothing is drawn.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

    /// A path without steps.
    public override init() { super.init() }

    /// A closed rectangle, clockwise from its origin.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The closed ellipse that fits into a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A closed rectangle with four round corners; a radius that is too large is cut down to half of the
    /// shorter side. Since iOS 7 a device draws corners that are a little smoother than a circle; the
    /// engine's are circles.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let box = rect.standardized
        let radius = Swift.min(cornerRadius, Swift.min(box.width, box.height) / 2)
        path.addRoundedRect(in: rect, corners: .allCorners, radii: CGSize(width: radius, height: radius))
    }

    /// A closed rectangle of which some corners are round. Radii that are too large are cut down.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        path.addRoundedRect(in: rect, corners: corners, radii: cornerRadii)
    }

    /// A part of a circle, as an open subpath. Angles in radians grow clockwise to the eye from the x axis.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// A path with the steps of another.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The steps of the path: a copy when read, and copied when set.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Whether there is no step at all.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around all points of the path, control points included, as Apple documents it.
    open var bounds: CGRect { path.boundingBox }

    /// Where the last step ended; the origin while there is none.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether the point is inside one of the closed subpaths, by the rule that `usesEvenOddFillRule` names.
    /// An open subpath has no inside, even where filling would paint it: close it first.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// A path with the same steps and settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeSettings(of: self)
        return copy
    }

    func takeSettings(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
    }
}
