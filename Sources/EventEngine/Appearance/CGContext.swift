import Foundation

/// What Core Graphics draws into: an image that is being made. Nothing is drawn here.
public final class CGContext {
    init() {}

    public func saveGState() {}
    public func restoreGState() {}
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
    public func beginPath() {}
    public func closePath() {}
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func addLines(between points: [CGPoint]) {}
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    public func addRect(_ rect: CGRect) {}
    public func addEllipse(in rect: CGRect) {}
    public func addPath(_ path: CGPath) {}
    public func fillPath(using rule: CGPathFillRule = .winding) {}
    public func strokePath() {}
    public func clip(using rule: CGPathFillRule = .winding) {}
    public func clip(to rect: CGRect) {}
    public func clip(to rect: CGRect, mask: CGImage) {}
    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func clear(_ rect: CGRect) {}
    public func fillEllipse(in rect: CGRect) {}
    public func strokeEllipse(in rect: CGRect) {}
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
    public func concatenate(_ transform: CGAffineTransform) {}
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
    public func clip(to rects: [CGRect]) {}
    public func resetClip() {}
    public func replacePathWithStrokedPath() {}
    public func drawPath(using mode: CGPathDrawingMode) {}
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
    public func addRects(_ rects: [CGRect]) {}
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
    /// Keeps what is drawn later inside of the path; nothing is drawn here.
    public func addClip() {}
}
