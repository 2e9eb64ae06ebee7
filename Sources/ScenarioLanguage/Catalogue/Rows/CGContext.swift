import EventEngine
import Foundation

extension CGContext: BridgedObject {}

extension NativeCatalogue {
    /// CGContext.
    func addCGContext() {
        addClass(
            CGContext.self, named: "CGContext", superclass: nil,
            "What is drawn into: an image that is being made. Nothing is drawn here."
        ) { t in
            contextStateRows(t)
            contextPathRows(t)
            contextDrawingRows(t)
            gradientRows(t)
        }
        addGradients()
    }

    private func contextStateRows(_ t: MemberTable<CGContext>) {
        t.means("Remembers how it draws, and takes it back.")
        t.method("saveGState()") { (c: CGContext) in c.saveGState() }
        t.method("restoreGState()") { (c: CGContext) in c.restoreGState() }
        t.means("How it draws from then on.")
        t.method("setFillColor(_:)") { (_: CGContext, _: CGColor) in }
        t.method("setStrokeColor(_:)") { (_: CGContext, _: CGColor) in }
        t.method("setLineWidth(_:)") { (_: CGContext, _: CGFloat) in }
        t.method("setLineCap(_:)") { (_: CGContext, _: CGLineCap) in }
        t.method("setLineJoin(_:)") { (_: CGContext, _: CGLineJoin) in }
        t.method("setLineDash(phase:lengths:)") { (_: CGContext, _: CGFloat, _: [CGFloat]) in }
        t.method("setBlendMode(_:)") { (_: CGContext, _: CGBlendMode) in }
        t.method("setAlpha(_:)") { (_: CGContext, _: CGFloat) in }
        t.method("setFillColor(red:green:blue:alpha:)") {
            (_: CGContext, _: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat) in
        }
        t.method("setFillColor(gray:alpha:)") { (_: CGContext, _: CGFloat, _: CGFloat) in }
        t.method("setStrokeColor(red:green:blue:alpha:)") {
            (_: CGContext, _: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat) in
        }
        t.method("setStrokeColor(gray:alpha:)") { (_: CGContext, _: CGFloat, _: CGFloat) in }
        t.method("setFlatness(_:)") { (_: CGContext, _: CGFloat) in }
        t.method("setMiterLimit(_:)") { (_: CGContext, _: CGFloat) in }
        t.method("setShouldAntialias(_:)") { (_: CGContext, _: Bool) in }
        t.method("setAllowsAntialiasing(_:)") { (_: CGContext, _: Bool) in }
        t.method("setShadow(offset:blur:)") { (_: CGContext, _: CGSize, _: CGFloat) in }
        t.method("setShadow(offset:blur:color:)") { (_: CGContext, _: CGSize, _: CGFloat, _: CGColor?) in }
    }

    private func contextPathRows(_ t: MemberTable<CGContext>) {
        t.means("Adds to the path.")
        t.method("beginPath()") { (c: CGContext) in c.beginPath() }
        t.method("closePath()") { (_: CGContext) in }
        t.method("move(to:)") { (c: CGContext, x: CGPoint) in c.move(to: x) }
        t.method("addLine(to:)") { (c: CGContext, x: CGPoint) in c.addLine(to: x) }
        t.method("addLines(between:)") { (c: CGContext, x: [CGPoint]) in c.addLines(between: x) }
        t.method("addCurve(to:control1:control2:)") {
            (c: CGContext, end: CGPoint, one: CGPoint, other: CGPoint) in
            c.addCurve(to: end, control1: one, control2: other)
        }
        t.method("addQuadCurve(to:control:)") { (c: CGContext, end: CGPoint, control: CGPoint) in
            c.addQuadCurve(to: end, control: control)
        }
        t.method("addArc(center:radius:startAngle:endAngle:clockwise:)") {
            (c: CGContext, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) in
            c.addArc(
                center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
        }
        t.method("addRect(_:)") { (c: CGContext, x: CGRect) in c.addRect(x) }
        t.method("addEllipse(in:)") { (c: CGContext, x: CGRect) in c.addEllipse(in: x) }
        t.method("addPath(_:)") { (c: CGContext, x: CGPath) in c.addPath(x) }
        t.method("addArc(tangent1End:tangent2End:radius:)") {
            (c: CGContext, one: CGPoint, other: CGPoint, radius: CGFloat) in
            c.addArc(tangent1End: one, tangent2End: other, radius: radius)
        }
        t.method("addRects(_:)") { (c: CGContext, x: [CGRect]) in c.addRects(x) }
    }

    private func contextDrawingRows(_ t: MemberTable<CGContext>) {
        t.means("Draws the path, or a shape.")
        t.method("fillPath(using:)", defaults: ["using": CGPathFillRule.winding.bridged]) {
            (c: CGContext, rule: CGPathFillRule) in c.fillPath(using: rule)
        }
        t.method("strokePath()") { (c: CGContext) in c.strokePath() }
        t.method("drawPath(using:)") { (c: CGContext, x: CGPathDrawingMode) in c.drawPath(using: x) }
        t.method("strokeLineSegments(between:)") { (_: CGContext, _: [CGPoint]) in }
        t.method("stroke(_:width:)") { (_: CGContext, _: CGRect, _: CGFloat) in }
        t.method("replacePathWithStrokedPath()") { (_: CGContext) in }
        t.method("fill(_:)") { (_: CGContext, _: [CGRect]) in }
        t.method("fill(_:)") { (_: CGContext, _: CGRect) in }
        t.method("stroke(_:)") { (_: CGContext, _: CGRect) in }
        t.method("clear(_:)") { (_: CGContext, _: CGRect) in }
        t.method("fillEllipse(in:)") { (_: CGContext, _: CGRect) in }
        t.method("strokeEllipse(in:)") { (_: CGContext, _: CGRect) in }
        t.means("Draws only inside of it from then on.")
        t.method("clip(using:)", defaults: ["using": CGPathFillRule.winding.bridged]) {
            (c: CGContext, rule: CGPathFillRule) in c.clip(using: rule)
        }
        t.method("clip(to:)") { (c: CGContext, x: CGRect) in c.clip(to: x) }
        t.method("clip(to:)") { (c: CGContext, x: [CGRect]) in c.clip(to: x) }
        t.method("clip(to:mask:)") { (c: CGContext, rect: CGRect, mask: CGImage) in
            c.clip(to: rect, mask: mask)
        }
        t.method("resetClip()") { (c: CGContext) in c.resetClip() }
        t.means("The box around what can be drawn into, in the coordinates that hold now.")
        t.getter("boundingBoxOfClipPath", \.boundingBoxOfClipPath)
        t.means("Moves, turns or scales what is drawn from then on.")
        t.method("translateBy(x:y:)") { (c: CGContext, x: CGFloat, y: CGFloat) in c.translateBy(x: x, y: y) }
        t.method("scaleBy(x:y:)") { (c: CGContext, x: CGFloat, y: CGFloat) in c.scaleBy(x: x, y: y) }
        t.method("rotate(by:)") { (c: CGContext, x: CGFloat) in c.rotate(by: x) }
        t.method("concatenate(_:)") { (c: CGContext, x: CGAffineTransform) in c.concatenate(x) }
    }

    /// The functions of drawing.
    func drawingFunctionRows(_ t: FunctionTable) {
        t.means("Begins an image of a size; a scale of 0 is the screen's.")
        t.function("UIGraphicsBeginImageContext(_:)") { (size: CGSize) in UIGraphicsBeginImageContext(size) }
        t.function("UIGraphicsBeginImageContextWithOptions(_:_:_:)") {
            (size: CGSize, isOpaque: Bool, scale: CGFloat) in
            UIGraphicsBeginImageContextWithOptions(size, isOpaque, scale)
        }
        t.means("The image that was begun last, or nil; and its end.")
        t.function("UIGraphicsGetImageFromCurrentImageContext()") { () in
            UIGraphicsGetImageFromCurrentImageContext()
        }
        t.function("UIGraphicsEndImageContext()") { () in UIGraphicsEndImageContext() }
        t.means("What is drawn into now: an image that was begun, or nil.")
        t.function("UIGraphicsGetCurrentContext()") { () in UIGraphicsGetCurrentContext() }
        t.means("Makes a context the one that is drawn into, and takes it back.")
        t.function("UIGraphicsPushContext(_:)") { (context: CGContext) in UIGraphicsPushContext(context) }
        t.function("UIGraphicsPopContext()") { () in UIGraphicsPopContext() }
        t.means("Fills a rectangle, or draws its border; nothing is seen here.")
        t.function("UIRectFill(_:)") { (r: CGRect) in UIRectFill(r) }
        t.function("UIRectFrame(_:)") { (r: CGRect) in UIRectFrame(r) }
        t.means("The key of transitions of layers.")
        t.constant("kCATransition", kCATransition)
    }

    /// UIGraphicsImageRenderer, and what belongs to it.
    func addImageRenderer() {
        addClass(
            UIGraphicsImageRenderer.self, named: "UIGraphicsImageRenderer", superclass: NSObject.self,
            "Makes pictures by drawing. Nothing is drawn here, but they have their sizes.", rendererRows)
        addClass(
            UIGraphicsImageRendererFormat.self, named: "UIGraphicsImageRendererFormat",
            superclass: NSObject.self, "How a renderer makes its pictures."
        ) { t in
            t.convenience("init()") { () in UIGraphicsImageRendererFormat() }
            t.means("Makes one for traits.")
            t.initializer("init(for:)") { (traits: UITraitCollection) in
                UIGraphicsImageRendererFormat(for: traits)
            }
            t.means("The usual one.")
            t.staticMethod("default()") { () in UIGraphicsImageRendererFormat.default() }
            t.staticMethod("preferred()") { () in UIGraphicsImageRendererFormat.preferred() }
            t.means("Pixels for each point, and whether no pixel is transparent.")
            t.property("scale", \.scale)
            t.property("opaque", \.opaque)
        }
        addClass(
            UIGraphicsImageRendererContext.self, named: "UIGraphicsImageRendererContext",
            superclass: NSObject.self, "What the actions of a renderer draw into."
        ) { t in
            t.means("The same for CoreGraphics, and how the picture is made.")
            t.getter("cgContext", \.cgContext)
            t.getter("format", \.format)
            t.means("What was drawn so far.")
            t.getter("currentImage", \.currentImage)
            t.means("Draws; nothing is seen here.")
            t.method("fill(_:)") { (context: UIGraphicsImageRendererContext, r: CGRect) in context.fill(r) }
            t.method("stroke(_:)") { (context: UIGraphicsImageRendererContext, r: CGRect) in
                context.stroke(r)
            }
            t.method("clip(to:)") { (context: UIGraphicsImageRendererContext, r: CGRect) in
                context.clip(to: r)
            }
        }
    }

    private func rendererRows(_ t: MemberTable<UIGraphicsImageRenderer>) {
        t.means("For pictures of a size.")
        t.initializer("init(bounds:format:)") { (r: CGRect, format: UIGraphicsImageRendererFormat) in
            UIGraphicsImageRenderer(bounds: r, format: format)
        }
        t.convenience("init(bounds:)") { (r: CGRect) in UIGraphicsImageRenderer(bounds: r) }
        t.convenience("init(size:format:)") { (size: CGSize, format: UIGraphicsImageRendererFormat) in
            UIGraphicsImageRenderer(size: size, format: format)
        }
        t.convenience("init(size:)") { (size: CGSize) in UIGraphicsImageRenderer(size: size) }
        t.means("How pictures are made.")
        t.getter("format", \.format)
        t.means("Calls the actions, and answers a picture of the size.")
        t.method("image(actions:)") {
            (renderer: UIGraphicsImageRenderer, actions: Block<UIGraphicsImageRendererContext>) in
            renderer.image { actions($0) }
        }
        t.callsAtOnce("image")
        t.absent(.files, "pngData", "jpegData")
    }
}
