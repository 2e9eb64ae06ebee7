import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIView: what its layer asks of it, and the color of what can be tapped.
    func tintRows(_ t: MemberTable<UIView>) {
        t.means("Gives its layer its contents, in place of drawing them; hears that it is about to draw.")
        t.method("display(_:)", override: .displayLayer) { (v: UIView, layer: CALayer) in v.display(layer) }
        t.method("layerWillDraw(_:)", override: .layerWillDraw) { (v: UIView, layer: CALayer) in
            v.layerWillDraw(layer)
        }
        t.means("The color of what can be tapped in it.")
        t.property("tintColor", \.tintColor, override: .tintColor, isImplicitlyUnwrapped: true)
        t.means("How that is shown. What a sheet or an alert is presented over is dimmed meanwhile.")
        t.property("tintAdjustmentMode", \.tintAdjustmentMode)
        t.means("One of the two changed, here or in a view around it.")
        t.method("tintColorDidChange()", override: .tintColorDidChange) { (v: UIView) in
            v.tintColorDidChange()
        }
    }

    /// The rows of UIView: the side at which it begins.
    func directionRows(_ t: MemberTable<UIView>) {
        t.means("The side at which what is in it begins: the left one.")
        t.getter("effectiveUserInterfaceLayoutDirection", \.effectiveUserInterfaceLayoutDirection)
        t.staticMethod("userInterfaceLayoutDirection(for:)") { (semantics: UISemanticContentAttribute) in
            UIView.userInterfaceLayoutDirection(for: semantics)
        }
        t.means("The side at which views of a kind begin where those around begin at a side.")
        t.staticMethod("userInterfaceLayoutDirection(for:relativeTo:)") {
            (semantics: UISemanticContentAttribute, around: UIUserInterfaceLayoutDirection) in
            UIView.userInterfaceLayoutDirection(for: semantics, relativeTo: around)
        }
        t.means("Whether it would turn around with the direction of text; only kept here.")
        t.property("semanticContentAttribute", \.semanticContentAttribute, isKept: true)
    }

    /// The rows of UIView: what its layer has as well.
    func layerRows(_ t: MemberTable<UIView>) {
        t.means("Which place of its bounds `center` is about, and turns stay at: the middle, unless set.")
        t.property("anchorPoint", \.anchorPoint)
        t.means("Whether what was drawn is wiped out before it draws again; only kept here.")
        t.property("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
    }

    /// The rows of UIView: pictures of it.
    func snapshotRows(_ t: MemberTable<UIView>) {
        t.means("A view with a picture of it, or of a part: one of that size, which takes touches.")
        t.method("snapshotView(afterScreenUpdates:)") { (v: UIView, isAfter: Bool) in
            v.snapshotView(afterScreenUpdates: isAfter)
        }
        t.method("resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)") {
            (v: UIView, rect: CGRect, isAfter: Bool, insets: UIEdgeInsets) in
            v.resizableSnapshotView(from: rect, afterScreenUpdates: isAfter, withCapInsets: insets)
        }
        t.means("Draws it into the image that is being made; whether there is one.")
        t.method("drawHierarchy(in:afterScreenUpdates:)", isDiscardable: true) {
            (v: UIView, rect: CGRect, isAfter: Bool) in
            v.drawHierarchy(in: rect, afterScreenUpdates: isAfter)
        }
    }
}
