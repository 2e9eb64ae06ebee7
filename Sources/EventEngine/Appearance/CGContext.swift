import Foundation

/// What Core Graphics draws into: an image that is being made. Nothing is drawn here, but what would be cut
/// off is known.
public final class CGContext {
    private(set) var area: DrawingArea

    /// - Parameter bounds: what can be drawn into, in points.
    init(bounds: CGRect) { area = DrawingArea(bounds) }

    /// What can be drawn into now, in the coordinates that hold now: the box around all that it was clipped
    /// to. Of a curve, that is the box around its control points (our decision).
    public var boundingBoxOfClipPath: CGRect { area.clipInOwnCoordinates }

    public func saveGState() { area.save() }
    public func restoreGState() { area.restore() }
    public func setFillColor(_ color: CGColor) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setLineCap(_ cap: CGLineCap) {}
    public func setBlendMode(_ mode: CGBlendMode) {}
    public func setLineJoin(_ join: CGLineJoin) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func beginPath() { area.path = nil }
    public func closePath() {}
    public func move(to point: CGPoint) { area.add(point) }
    public func addLine(to point: CGPoint) { area.add(point) }
    public func addLines(between points: [CGPoint]) { for point in points { area.add(point) } }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        for point in [control1, control2, end] { area.add(point) }
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        for point in [control, end] { area.add(point) }
    }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        area.add(CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
    }
    public func addRect(_ rect: CGRect) { area.add(rect) }
    public func addEllipse(in rect: CGRect) { area.add(rect) }
    public func addPath(_ path: CGPath) { area.add(path.boundingBox) }
    public func fillPath(using rule: CGPathFillRule = .winding) { area.path = nil }
    public func strokePath() { area.path = nil }
    public func clip(using rule: CGPathFillRule = .winding) { area.clipToPath() }
    public func clip(to rect: CGRect) { area.clip(to: rect) }
    public func clip(to rect: CGRect, mask: CGImage) { area.clip(to: rect) }
    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func clear(_ rect: CGRect) {}
    public func fillEllipse(in rect: CGRect) {}
    public func strokeEllipse(in rect: CGRect) {}
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    public func concatenate(_ transform: CGAffineTransform) { area.concatenate(transform) }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
    public func setMiterLimit(_ limit: CGFloat) {}
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func strokeLineSegments(between points: [CGPoint]) {}
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    public func fill(_ rects: [CGRect]) {}
    public func clip(to rects: [CGRect]) {
        if let first = rects.first { area.clip(to: rects.dropFirst().reduce(first) { $0.union($1) }) }
    }
    public func resetClip() { area.resetClip() }
    public func replacePathWithStrokedPath() {}
    public func drawPath(using mode: CGPathDrawingMode) { area.path = nil }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        for point in [tangent1End, tangent2End] { area.add(point) }
    }
    public func addRects(_ rects: [CGRect]) { for rect in rects { area.add(rect) } }
    public func draw(_ image: CGImage, in rect: CGRect) {}
    public func setFlatness(_ flatness: CGFloat) {}
    public func setFillColorSpace(_ space: CGColorSpace) {}
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
    public func endTransparencyLayer() {}
}

/// Fills a rectangle with the colour that was set; nothing is seen here.
public func UIRectFill(_ rect: CGRect) {}
/// Draws the border of a rectangle; nothing is seen here.
public func UIRectFrame(_ rect: CGRect) {}

extension UIColor {
    /// Sets the colour for what is filled and for strokes; nothing is drawn here.
    public func set() {}
    public func setFill() {}
    public func setStroke() {}
}

extension UIBezierPath {
    /// Draws the inside of the path; nothing is seen here.
    public func fill() {}
    /// Draws the line of the path; nothing is seen here.
    public func stroke() {}
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Keeps what is drawn later inside of the path.
    public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: bounds) }
}
