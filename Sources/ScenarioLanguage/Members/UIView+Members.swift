import EventEngine
import Foundation

extension UIView.AutoresizingMask: BridgedOptionSet {}
extension UIView.ContentMode: BridgedEnum {}

extension NativeCatalogue {
    /// The rows of UIView: the hierarchy.
    func viewHierarchyRows(_ t: MemberTable<UIView>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIView(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIView() }
        t.required("init(coder:)") { (coder: NSCoder) in UIView(coder: coder) }
        t.getter("superview", \.superview)
        t.getter("subviews", \.subviews)
        t.getter("window", \.window)
        t.method("addSubview(_:)", override: .addSubview) { (v: UIView, sub: UIView) in v.addSubview(sub) }
        t.method("insertSubview(_:at:)") { (v: UIView, sub: UIView, i: Int) in v.insertSubview(sub, at: i) }
        t.method("insertSubview(_:aboveSubview:)") { (v: UIView, sub: UIView, other: UIView) in
            v.insertSubview(sub, aboveSubview: other)
        }
        t.method("insertSubview(_:belowSubview:)") { (v: UIView, sub: UIView, other: UIView) in
            v.insertSubview(sub, belowSubview: other)
        }
        t.method("bringSubviewToFront(_:)") { (v: UIView, sub: UIView) in v.bringSubviewToFront(sub) }
        t.method("sendSubviewToBack(_:)") { (v: UIView, sub: UIView) in v.sendSubviewToBack(sub) }
        t.method("exchangeSubview(at:withSubviewAt:)") { (v: UIView, i: Int, j: Int) in
            v.exchangeSubview(at: i, withSubviewAt: j)
        }
        t.method("removeFromSuperview()", override: .removeFromSuperview) { (v: UIView) in
            v.removeFromSuperview()
        }
        t.method("didAddSubview(_:)", override: .didAddSubview) { (v: UIView, s: UIView) in
            v.didAddSubview(s)
        }
        t.method("willRemoveSubview(_:)", override: .willRemoveSubview) { (v: UIView, s: UIView) in
            v.willRemoveSubview(s)
        }
        t.method("willMove(toSuperview:)", override: .willMoveToSuperview) { (v: UIView, s: UIView?) in
            v.willMove(toSuperview: s)
        }
        t.method("didMoveToSuperview()", override: .didMoveToSuperview) { (v: UIView) in
            v.didMoveToSuperview()
        }
        t.method("willMove(toWindow:)", override: .willMoveToWindow) { (v: UIView, w: UIWindow?) in
            v.willMove(toWindow: w)
        }
        t.method("didMoveToWindow()", override: .didMoveToWindow) { (v: UIView) in v.didMoveToWindow() }
        t.method("isDescendant(of:)") { (v: UIView, other: UIView) in v.isDescendant(of: other) }
        t.method("endEditing(_:)", isDiscardable: true) { (v: UIView, force: Bool) in v.endEditing(force) }
        t.method("viewWithTag(_:)") { (v: UIView, tag: Int) in v.viewWithTag(tag) }
    }

    /// The rows of UIView: recognizers.
    func viewRecognizerRows(_ t: MemberTable<UIView>) {
        t.property("gestureRecognizers", \.gestureRecognizers)
        t.method("addGestureRecognizer(_:)") { (v: UIView, g: UIGestureRecognizer) in
            v.addGestureRecognizer(g)
        }
        t.method("removeGestureRecognizer(_:)") { (v: UIView, g: UIGestureRecognizer) in
            v.removeGestureRecognizer(g)
        }
        t.method("gestureRecognizerShouldBegin(_:)", override: .gestureRecognizerShouldBegin) {
            (v: UIView, g: UIGestureRecognizer) in v.gestureRecognizerShouldBegin(g)
        }
    }

    /// The rows of UIView: hit-testing and geometry.
    func viewGeometryRows(_ t: MemberTable<UIView>) {
        t.method("hitTest(_:with:)", override: .hitTest) { (v: UIView, p: CGPoint, e: UIEvent?) in
            v.hitTest(p, with: e)
        }
        t.method("point(inside:with:)", override: .pointInside) { (v: UIView, p: CGPoint, e: UIEvent?) in
            v.point(inside: p, with: e)
        }
        t.property("frame", \.frame, override: .frame)
        t.property("bounds", \.bounds, override: .bounds)
        t.property("center", \.center, override: .center)
        t.property("transform", \.transform, override: .transform)
        t.method("convert(_:to:)") { (v: UIView, p: CGPoint, other: UIView?) in v.convert(p, to: other) }
        t.method("convert(_:from:)") { (v: UIView, p: CGPoint, other: UIView?) in v.convert(p, from: other) }
        t.method("convert(_:to:)") { (v: UIView, r: CGRect, other: UIView?) in v.convert(r, to: other) }
        t.method("convert(_:from:)") { (v: UIView, r: CGRect, other: UIView?) in v.convert(r, from: other) }
    }

    /// The rows of UIView: what touches depend on, layout, and what has no effect on events.
    func viewStateRows(_ t: MemberTable<UIView>) {
        t.property("tag", \.tag, override: .tag)
        t.property("alpha", \.alpha, override: .alpha)
        t.property("isHidden", \.isHidden, override: .isHidden)
        t.property(
            "isUserInteractionEnabled", \.isUserInteractionEnabled, override: .isUserInteractionEnabled)
        t.property("isMultipleTouchEnabled", \.isMultipleTouchEnabled, override: .isMultipleTouchEnabled)
        t.property("isExclusiveTouch", \.isExclusiveTouch, override: .isExclusiveTouch)
        t.property("clipsToBounds", \.clipsToBounds, override: .clipsToBounds)
        t.property("autoresizesSubviews", \.autoresizesSubviews)
        t.property("autoresizingMask", \.autoresizingMask)
        t.method("setNeedsLayout()", override: .setNeedsLayout) { (v: UIView) in v.setNeedsLayout() }
        t.method("layoutIfNeeded()") { (v: UIView) in v.layoutIfNeeded() }
        t.method("layoutSubviews()", override: .layoutSubviews) { (v: UIView) in v.layoutSubviews() }
        t.method("sizeThatFits(_:)", override: .sizeThatFits) { (v: UIView, s: CGSize) in v.sizeThatFits(s) }
        t.method("sizeToFit()", override: .sizeToFit) { (v: UIView) in v.sizeToFit() }
        t.getter("intrinsicContentSize", \.intrinsicContentSize, override: .intrinsicContentSize)
        t.staticGetter("noIntrinsicMetric") { UIView.noIntrinsicMetric }
        t.getter("layer", \.layer)
        t.property("backgroundColor", \.backgroundColor)
        t.property("tintColor", \.tintColor, isImplicitlyUnwrapped: true)
        t.property("contentMode", \.contentMode)
        t.property("isOpaque", \.isOpaque)
        t.property("contentScaleFactor", \.contentScaleFactor)
        t.property("mask", \.mask)
        t.property("layoutMargins", \.layoutMargins)
        t.getter("safeAreaInsets", \.safeAreaInsets)
        t.property("accessibilityIdentifier", \.accessibilityIdentifier)
        t.property("accessibilityLabel", \.accessibilityLabel)
        t.property("isAccessibilityElement", \.isAccessibilityElement)
        t.method("setNeedsDisplay()") { (v: UIView) in v.setNeedsDisplay() }
        t.method("setNeedsDisplay(_:)") { (v: UIView, r: CGRect) in v.setNeedsDisplay(r) }
    }

    /// The enums inside UIView.
    func addViewEnumerations() {
        addOptionSet(UIView.AutoresizingMask.self, named: "UIView.AutoresizingMask") { t in
            t.enumCase("flexibleLeftMargin", .flexibleLeftMargin)
            t.enumCase("flexibleWidth", .flexibleWidth)
            t.enumCase("flexibleRightMargin", .flexibleRightMargin)
            t.enumCase("flexibleTopMargin", .flexibleTopMargin)
            t.enumCase("flexibleHeight", .flexibleHeight)
            t.enumCase("flexibleBottomMargin", .flexibleBottomMargin)
        }
        addEnumeration(UIView.ContentMode.self, named: "UIView.ContentMode") { t in
            t.enumCase("scaleToFill", .scaleToFill)
            t.enumCase("scaleAspectFit", .scaleAspectFit)
            t.enumCase("scaleAspectFill", .scaleAspectFill)
            t.enumCase("redraw", .redraw)
            t.enumCase("center", .center)
            t.enumCase("top", .top)
            t.enumCase("bottom", .bottom)
            t.enumCase("left", .left)
            t.enumCase("right", .right)
            t.enumCase("topLeft", .topLeft)
            t.enumCase("topRight", .topRight)
            t.enumCase("bottomLeft", .bottomLeft)
            t.enumCase("bottomRight", .bottomRight)
        }
    }
}
