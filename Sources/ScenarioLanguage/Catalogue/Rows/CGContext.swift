import EventEngine
import Foundation

extension CGContext: BridgedObject {}

extension NativeCatalogue {
    /// CGContext.
    func addCGContext() {
        addClass(
            CGContext.self, named: "CGContext", superclass: nil,
            "What is drawn into. Nothing is drawn here, so there is never one; code that draws is checked "
                + "and not run."
        ) { t in
            contextStateRows(t)
            contextPathRows(t)
            contextDrawingRows(t)
            t.absent(.drawing, "drawPath", "drawLinearGradient", "drawRadialGradient")
        }
    }

    private func contextStateRows(_ t: MemberTable<CGContext>) {
        t.meansUnused("Remembers how it draws, and takes it back.")
        t.method("saveGState()") { (_: CGContext) in }
        t.method("restoreGState()") { (_: CGContext) in }
        t.meansUnused("How it draws from then on.")
        t.method("setFillColor(_:)") { (_: CGContext, _: CGColor) in }
        t.method("setStrokeColor(_:)") { (_: CGContext, _: CGColor) in }
        t.method("setLineWidth(_:)") { (_: CGContext, _: CGFloat) in }
        t.method("setLineCap(_:)") { (_: CGContext, _: CGLineCap) in }
        t.method("setLineJoin(_:)") { (_: CGContext, _: CGLineJoin) in }
        t.method("setLineDash(phase:lengths:)") { (_: CGContext, _: CGFloat, _: [CGFloat]) in }
        t.method("setAlpha(_:)") { (_: CGContext, _: CGFloat) in }
        t.method("setShadow(offset:blur:)") { (_: CGContext, _: CGSize, _: CGFloat) in }
        t.method("setShadow(offset:blur:color:)") { (_: CGContext, _: CGSize, _: CGFloat, _: CGColor?) in }
    }

    private func contextPathRows(_ t: MemberTable<CGContext>) {
        t.meansUnused("Adds to the path.")
        t.method("beginPath()") { (_: CGContext) in }
        t.method("closePath()") { (_: CGContext) in }
        t.method("move(to:)") { (_: CGContext, _: CGPoint) in }
        t.method("addLine(to:)") { (_: CGContext, _: CGPoint) in }
        t.method("addLines(between:)") { (_: CGContext, _: [CGPoint]) in }
        t.method("addCurve(to:control1:control2:)") { (_: CGContext, _: CGPoint, _: CGPoint, _: CGPoint) in }
        t.method("addQuadCurve(to:control:)") { (_: CGContext, _: CGPoint, _: CGPoint) in }
        t.method("addArc(center:radius:startAngle:endAngle:clockwise:)") {
            (_: CGContext, _: CGPoint, _: CGFloat, _: CGFloat, _: CGFloat, _: Bool) in
        }
        t.method("addRect(_:)") { (_: CGContext, _: CGRect) in }
        t.method("addEllipse(in:)") { (_: CGContext, _: CGRect) in }
        t.method("addPath(_:)") { (_: CGContext, _: CGPath) in }
    }

    private func contextDrawingRows(_ t: MemberTable<CGContext>) {
        t.meansUnused("Draws the path, or a shape.")
        t.method("fillPath()") { (_: CGContext) in }
        t.method("strokePath()") { (_: CGContext) in }
        t.method("fill(_:)") { (_: CGContext, _: CGRect) in }
        t.method("stroke(_:)") { (_: CGContext, _: CGRect) in }
        t.method("clear(_:)") { (_: CGContext, _: CGRect) in }
        t.method("fillEllipse(in:)") { (_: CGContext, _: CGRect) in }
        t.method("strokeEllipse(in:)") { (_: CGContext, _: CGRect) in }
        t.meansUnused("Draws only inside of it from then on.")
        t.method("clip()") { (_: CGContext) in }
        t.method("clip(to:)") { (_: CGContext, _: CGRect) in }
        t.meansUnused("Moves, turns or scales what is drawn from then on.")
        t.method("translateBy(x:y:)") { (_: CGContext, _: CGFloat, _: CGFloat) in }
        t.method("scaleBy(x:y:)") { (_: CGContext, _: CGFloat, _: CGFloat) in }
        t.method("rotate(by:)") { (_: CGContext, _: CGFloat) in }
        t.method("concatenate(_:)") { (_: CGContext, _: CGAffineTransform) in }
    }

    /// The functions of drawing.
    func drawingFunctionRows(_ t: FunctionTable) {
        t.means("What is drawn into now: nothing, so nil.")
        t.function("UIGraphicsGetCurrentContext()") { () in UIGraphicsGetCurrentContext() }
        t.means("Fills a rectangle, or draws its border; nothing is seen here.")
        t.function("UIRectFill(_:)") { (r: CGRect) in UIRectFill(r) }
        t.function("UIRectFrame(_:)") { (r: CGRect) in UIRectFrame(r) }
        t.means("The key of transitions of layers.")
        t.constant("kCATransition", kCATransition)
    }
}
