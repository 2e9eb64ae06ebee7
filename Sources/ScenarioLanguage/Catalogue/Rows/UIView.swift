import EventEngine
import Foundation

extension UIView.AnimationOptions: BridgedOptionSet {}
extension UIView.KeyframeAnimationOptions: BridgedOptionSet {}
extension UIView.AnimationCurve: BridgedEnum {}
extension UIView.AutoresizingMask: BridgedOptionSet {}
extension UIView.ContentMode: BridgedEnum {}
extension UIView.TintAdjustmentMode: BridgedEnum {}

extension NativeCatalogue {
    /// UIView, and what belongs to it.
    func addUIView() {
        addClass(
            UIView.self, named: "UIView", superclass: UIResponder.self,
            "A rectangle with subviews. It is hit when it is visible, lets touches in, and the point "
                + "is inside."
        ) { t in
            viewHierarchyRows(t)
            viewNewsRows(t)
            viewRecognizerRows(t)
            viewGeometryRows(t)
            viewStateRows(t)
            viewAppearanceRows(t)
            lookRows(t)
            viewAnimationRows(t)
            interactionRows(t)
            viewAnchorRows(t)
            viewMarginRows(t)
            viewConstraintRows(t)
            viewContentSizeRows(t)
            absentViewRows(t)
        }
        addOptionSet(
            UIView.AutoresizingMask.self, named: "UIView.AutoresizingMask",
            "What may change when the superview changes its size."
        ) { t in
            t.means("This margin may grow and shrink.")
            t.enumCase("flexibleLeftMargin", .flexibleLeftMargin)
            t.enumCase("flexibleRightMargin", .flexibleRightMargin)
            t.enumCase("flexibleTopMargin", .flexibleTopMargin)
            t.enumCase("flexibleBottomMargin", .flexibleBottomMargin)
            t.means("The width may grow and shrink.")
            t.enumCase("flexibleWidth", .flexibleWidth)
            t.means("The height may grow and shrink.")
            t.enumCase("flexibleHeight", .flexibleHeight)
        }
        addEnumeration(
            UIView.ContentMode.self, named: "UIView.ContentMode",
            "How a content follows the size of its view.", contentModeRows)
        addTintAdjustmentMode()
        addOptionSet(
            UIView.AnimationOptions.self, named: "UIView.AnimationOptions",
            "How an animation runs.", animationOptionRows)
        addOptionSet(
            UIView.KeyframeAnimationOptions.self, named: "UIView.KeyframeAnimationOptions",
            "How an animation of keyframes runs.", keyframeOptionRows)
        addEnumeration(
            UIView.AnimationCurve.self, named: "UIView.AnimationCurve",
            "The speed of an animator over time."
        ) { t in
            t.means("This course of speed.")
            t.enumCase("easeInOut", .easeInOut)
            t.enumCase("easeIn", .easeIn)
            t.enumCase("easeOut", .easeOut)
            t.enumCase("linear", .linear)
        }
    }

    private func animationOptionRows(_ t: MemberTable<UIView.AnimationOptions>) {
        t.means("Lays out inside of the animation.")
        t.enumCase("layoutSubviews", .layoutSubviews)
        t.means("Lets touches in while it runs.")
        t.enumCase("allowUserInteraction", .allowUserInteraction)
        t.means("Begins where a running animation is.")
        t.enumCase("beginFromCurrentState", .beginFromCurrentState)
        t.means("Begins again and again.")
        t.enumCase("repeat", .repeat)
        t.means("Runs back at its end.")
        t.enumCase("autoreverse", .autoreverse)
        t.means("Takes its own in place of the outer animation's.")
        t.enumCase("overrideInheritedDuration", .overrideInheritedDuration)
        t.enumCase("overrideInheritedCurve", .overrideInheritedCurve)
        t.enumCase("overrideInheritedOptions", .overrideInheritedOptions)
        t.means("Draws the content anew while it runs.")
        t.enumCase("allowAnimatedContent", .allowAnimatedContent)
        t.means("Hides and shows instead of removing and adding.")
        t.enumCase("showHideTransitionViews", .showHideTransitionViews)
        t.means("Its speed over time.")
        t.enumCase("curveEaseInOut", .curveEaseInOut)
        t.enumCase("curveEaseIn", .curveEaseIn)
        t.enumCase("curveEaseOut", .curveEaseOut)
        t.enumCase("curveLinear", .curveLinear)
        t.means("Blends one look into the other, turns it, or leafs; touches see none of that.")
        t.enumCase("transitionCrossDissolve", .transitionCrossDissolve)
        t.enumCase("transitionFlipFromLeft", .transitionFlipFromLeft)
        t.enumCase("transitionFlipFromRight", .transitionFlipFromRight)
        t.enumCase("transitionFlipFromTop", .transitionFlipFromTop)
        t.enumCase("transitionFlipFromBottom", .transitionFlipFromBottom)
        t.enumCase("transitionCurlUp", .transitionCurlUp)
        t.enumCase("transitionCurlDown", .transitionCurlDown)
    }

    /// The rows of UIView: the hierarchy.
    private func viewHierarchyRows(_ t: MemberTable<UIView>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIView(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIView() }
        t.required("init(coder:)") { (coder: NSCoder) in UIView(coder: coder) }
        t.means("The view that it is in; nil for none.")
        t.getter("superview", \.superview)
        t.means("Those in it, from back to front. Hit-testing asks them from the front.")
        t.getter("subviews", \.subviews)
        t.means("The window that its tree hangs in; nil outside of any.")
        t.getter("window", \.window)
        t.means("Puts a view in front of all others in it, out of where it was before.")
        t.method("addSubview(_:)", override: .addSubview) { (v: UIView, sub: UIView) in v.addSubview(sub) }
        t.means("Puts a view at a place among the subviews, 0 behind all others.")
        t.method("insertSubview(_:at:)", override: .insertSubviewAt) { (v: UIView, sub: UIView, i: Int) in
            v.insertSubview(sub, at: i)
        }
        t.means("Puts a view right in front of another one.")
        t.method("insertSubview(_:aboveSubview:)", override: .insertSubviewAbove) {
            (v: UIView, sub: UIView, other: UIView) in
            v.insertSubview(sub, aboveSubview: other)
        }
        t.means("Puts a view right behind another one.")
        t.method("insertSubview(_:belowSubview:)", override: .insertSubviewBelow) {
            (v: UIView, sub: UIView, other: UIView) in
            v.insertSubview(sub, belowSubview: other)
        }
        t.means("Moves a subview in front of the others.")
        t.method("bringSubviewToFront(_:)", override: .bringSubviewToFront) { (v: UIView, sub: UIView) in
            v.bringSubviewToFront(sub)
        }
        t.means("Moves a subview behind the others.")
        t.method("sendSubviewToBack(_:)", override: .sendSubviewToBack) { (v: UIView, sub: UIView) in
            v.sendSubviewToBack(sub)
        }
        t.means("Exchanges two subviews by their places.")
        t.method("exchangeSubview(at:withSubviewAt:)", override: .exchangeSubview) {
            (v: UIView, i: Int, j: Int) in
            v.exchangeSubview(at: i, withSubviewAt: j)
        }
        t.means("Takes it out of its superview. Its touches stay with it (B-20).")
        t.method("removeFromSuperview()", override: .removeFromSuperview) { (v: UIView) in
            v.removeFromSuperview()
        }
    }

    /// The rows of UIView: what it hears of the hierarchy.
    private func viewNewsRows(_ t: MemberTable<UIView>) {
        t.means("Hears that a view was put into it.")
        t.method("didAddSubview(_:)", override: .didAddSubview) { (v: UIView, s: UIView) in
            v.didAddSubview(s)
        }
        t.means("Hears that a view will leave it.")
        t.method("willRemoveSubview(_:)", override: .willRemoveSubview) { (v: UIView, s: UIView) in
            v.willRemoveSubview(s)
        }
        t.means("Hears that it will get another superview.")
        t.method("willMove(toSuperview:)", override: .willMoveToSuperview) { (v: UIView, s: UIView?) in
            v.willMove(toSuperview: s)
        }
        t.means("Hears that it has another superview.")
        t.method("didMoveToSuperview()", override: .didMoveToSuperview) { (v: UIView) in
            v.didMoveToSuperview()
        }
        t.means("Hears that it will be in another window.")
        t.method("willMove(toWindow:)", override: .willMoveToWindow) { (v: UIView, w: UIWindow?) in
            v.willMove(toWindow: w)
        }
        t.means("Hears that it is in another window.")
        t.method("didMoveToWindow()", override: .didMoveToWindow) { (v: UIView) in v.didMoveToWindow() }
        t.means("Whether it is another view or inside it.")
        t.method("isDescendant(of:)") { (v: UIView, other: UIView) in v.isDescendant(of: other) }
        t.means("Lets whoever is first responder inside it resign.")
        t.method("endEditing(_:)", isDiscardable: true) { (v: UIView, force: Bool) in v.endEditing(force) }
        t.kept("endEditing(_:)")
        t.means("The first view inside it, or itself, with this tag.")
        t.method("viewWithTag(_:)") { (v: UIView, tag: Int) in v.viewWithTag(tag) }
    }

    /// The rows of UIView: recognizers.
    private func viewRecognizerRows(_ t: MemberTable<UIView>) {
        t.means("Those attached to it.")
        t.property("gestureRecognizers", \.gestureRecognizers)
        t.means("Attaches a recognizer: it then sees the touches of the view and of all inside it.")
        t.method("addGestureRecognizer(_:)") { (v: UIView, g: UIGestureRecognizer) in
            v.addGestureRecognizer(g)
        }
        t.means("Detaches a recognizer.")
        t.method("removeGestureRecognizer(_:)") { (v: UIView, g: UIGestureRecognizer) in
            v.removeGestureRecognizer(g)
        }
        t.means("Is asked whether one of its recognizers may begin.")
        t.method("gestureRecognizerShouldBegin(_:)", override: .gestureRecognizerShouldBegin) {
            (v: UIView, g: UIGestureRecognizer) in v.gestureRecognizerShouldBegin(g)
        }
    }

    /// The rows of UIView: hit-testing and geometry.
    private func viewGeometryRows(_ t: MemberTable<UIView>) {
        t.means(
            "The deepest view at a point, or nil: asks `point(inside:with:)`, then the subviews from the "
                + "front (B-06).")
        t.method("hitTest(_:with:)", override: .hitTest) { (v: UIView, p: CGPoint, e: UIEvent?) in
            v.hitTest(p, with: e)
        }
        t.means("Whether a point belongs to it: inside of `bounds`, unless overridden.")
        t.method("point(inside:with:)", override: .pointInside) { (v: UIView, p: CGPoint, e: UIEvent?) in
            v.point(inside: p, with: e)
        }
        t.means("Its rectangle in the coordinates of its superview.")
        t.property("frame", \.frame, override: .frame)
        t.means("Its rectangle in its own coordinates; the origin is what scrolling moves.")
        t.property("bounds", \.bounds, override: .bounds)
        t.means("The middle of its frame, in the coordinates of its superview.")
        t.property("center", \.center, override: .center)
        t.means("How it is turned, scaled or moved on the way to its superview.")
        t.property("transform", \.transform, override: .transform)
        t.means("How it is turned in space. Touches go through the inverse projection (S-30).")
        t.property("transform3D", \.transform3D)
        t.means("A point or rectangle of its own in the coordinates of another view; nil is the window.")
        t.method("convert(_:to:)") { (v: UIView, p: CGPoint, other: UIView?) in v.convert(p, to: other) }
        t.method("convert(_:to:)") { (v: UIView, r: CGRect, other: UIView?) in v.convert(r, to: other) }
        t.method("convert(_:to:)") { (v: UIView, p: CGPoint, other: CoordinateSpace) in
            other.space.map { v.convert(p, to: $0) } ?? p
        }
        t.method("convert(_:to:)") { (v: UIView, r: CGRect, other: CoordinateSpace) in
            other.space.map { v.convert(r, to: $0) } ?? r
        }
        t.means("A point or rectangle of another view in its own coordinates.")
        t.method("convert(_:from:)") { (v: UIView, p: CGPoint, other: UIView?) in v.convert(p, from: other) }
        t.method("convert(_:from:)") { (v: UIView, r: CGRect, other: UIView?) in v.convert(r, from: other) }
        t.method("convert(_:from:)") { (v: UIView, p: CGPoint, other: CoordinateSpace) in
            other.space.map { v.convert(p, from: $0) } ?? p
        }
        t.method("convert(_:from:)") { (v: UIView, r: CGRect, other: CoordinateSpace) in
            other.space.map { v.convert(r, from: $0) } ?? r
        }
        t.type.protocols.append(NativeTypeID((any UICoordinateSpace).self))
        t.type.protocols.append(NativeTypeID((any CALayerDelegate).self))
    }

    /// The rows of UIView: what touches depend on, layout, and what has no effect on events.
    private func viewStateRows(_ t: MemberTable<UIView>) {
        t.means("A number for whatever you like.")
        t.property("tag", \.tag, override: .tag)
        t.means("How opaque it is. Below 0.01 it gets no touches (B-02).")
        t.property("alpha", \.alpha, override: .alpha)
        t.means("Whether it is hidden, with all inside it. Then it gets no touches.")
        t.property("isHidden", \.isHidden, override: .isHidden)
        t.means("Whether it and all inside it can be touched. False for labels and images unless set.")
        t.property(
            "isUserInteractionEnabled", \.isUserInteractionEnabled, override: .isUserInteractionEnabled)
        t.means("Whether it hears of more than one finger at once.")
        t.property("isMultipleTouchEnabled", \.isMultipleTouchEnabled, override: .isMultipleTouchEnabled)
        t.means("Whether no other view gets touches while it has one.")
        t.property("isExclusiveTouch", \.isExclusiveTouch, override: .isExclusiveTouch)
        t.means("Whether what sticks out is cut off. What sticks out is not hit either way.")
        t.property("clipsToBounds", \.clipsToBounds, override: .clipsToBounds)
        t.means("Whether its subviews follow when its size changes.")
        t.property("autoresizesSubviews", \.autoresizesSubviews)
        t.means("How it follows when the size of its superview changes.")
        t.property("autoresizingMask", \.autoresizingMask)
        t.means("Asks for a layout pass before the next event.")
        t.method("setNeedsLayout()", override: .setNeedsLayout) { (v: UIView) in v.setNeedsLayout() }
        t.means("Lays out now, if that was asked for.")
        t.method("layoutIfNeeded()") { (v: UIView) in v.layoutIfNeeded() }
        t.means("Places the subviews. Override it, and leave calling it to the system.")
        t.method("layoutSubviews()", override: .layoutSubviews) { (v: UIView) in v.layoutSubviews() }
        t.means("The size that suits it best.")
        t.method("sizeThatFits(_:)", override: .sizeThatFits) { (v: UIView, s: CGSize) in v.sizeThatFits(s) }
        t.means("Takes the size that suits it best.")
        t.method("sizeToFit()", override: .sizeToFit) { (v: UIView) in v.sizeToFit() }
    }

    /// The rows of UIView: what has no effect on events.
    private func viewAppearanceRows(_ t: MemberTable<UIView>) {
        t.means("What it is drawn on.")
        t.getter("layer", \.layer)
        t.means("The class of the layer; a class of views that overrides it gets such a layer.")
        t.staticGetter("layerClass", override: .layerClass) { AnyTypeValue(type: .native(CALayer.self)) }
        t.means("Hears that its layer places what is in it; by default, it lays its subviews out.")
        t.method("layoutSublayers(of:)", override: .layoutSublayersOfLayer) { (v: UIView, layer: CALayer) in
            v.layoutSublayers(of: layer)
        }
        t.means("Draws the content of its layer: calls `draw(_:)`.")
        t.method("draw(_:in:)", override: .drawLayerInContext) {
            (v: UIView, layer: CALayer, context: CGContext) in v.draw(layer, in: context)
        }
        t.means("Its color; it has no influence on touches.")
        t.property("backgroundColor", \.backgroundColor, override: .backgroundColor)
        tintRows(t)
        directionRows(t)
        snapshotRows(t)
        layerRows(t)
        motionRows(t)
        t.means("How its content follows its size.")
        t.property("contentMode", \.contentMode, isKept: true)
        t.means("Says that nothing shines through.")
        t.property("isOpaque", \.isOpaque, isKept: true)
        t.means("Pixels for each point.")
        t.property("contentScaleFactor", \.contentScaleFactor)
        t.means("A view whose opacity cuts it out; it has no influence on touches.")
        t.property("mask", \.mask)
        t.means("A name for tests.")
        t.property("accessibilityIdentifier", \.accessibilityIdentifier)
        t.means("Whether it is read aloud.")
        t.property(
            "isAccessibilityElement", \.isAccessibilityElement, override: .isAccessibilityElement)
        t.means("Where it is for VoiceOver, where that taps, and whether its colors stay as they are.")
        t.property("accessibilityFrame", \.accessibilityFrame)
        t.property("accessibilityActivationPoint", \.accessibilityActivationPoint)
        t.property("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors)
        t.means("Does what a double tap with VoiceOver means; false, the default, lets it tap (P-38).")
        t.method("accessibilityActivate()", override: .accessibilityActivate) { (v: UIView) in
            v.accessibilityActivate()
        }
        t.means("What the screen is like.")
        t.getter("traitCollection", \.traitCollection)
        traitAndOutlineRows(t)
        t.means("Hears that the size classes are others, after a turn of the device for example (N-39).")
        t.method("traitCollectionDidChange(_:)", override: .traitCollectionDidChange) {
            (v: UIView, old: UITraitCollection?) in v.traitCollectionDidChange(old)
        }
        t.means("Asks to be drawn at the end of the turn.")
        t.method("setNeedsDisplay()") { (v: UIView) in v.setNeedsDisplay() }
        t.means("Draws its content, of which nothing is seen: at first, and when it has asked for it.")
        t.method("draw(_:)", override: .draw) { (v: UIView, r: CGRect) in v.draw(r) }
        t.means("Hears that it came out of a storyboard; there are none, so only the scenario calls it.")
        t.method("awakeFromNib()", override: .awakeFromNib) { (v: UIView) in v.awakeFromNib() }
        t.means("Asks for a part to be drawn.")
        t.method("setNeedsDisplay(_:)") { (v: UIView, r: CGRect) in v.setNeedsDisplay(r) }
        t.kept("setNeedsDisplay()", "setNeedsDisplay(_:)", "layoutIfNeeded()")
        t.kept("addGestureRecognizer(_:)", "removeGestureRecognizer(_:)")
    }

    private func traitAndOutlineRows(_ t: MemberTable<UIView>) {
        t.type.protocols.append(NativeTypeID((any UIDynamicItem).self))
        t.means("The outline by which it collides in a dynamic animator: a rectangle, unless overridden.")
        t.getter("collisionBoundsType", \.collisionBoundsType, override: .collisionBoundsType)
        t.absent(.dynamics, "collisionBoundingPath")
        t.means("Light or dark from here on inwards; `unspecified` leaves that to what is around.")
        t.property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
        t.means("Tells at once what waits for the next layout, of traits that changed.")
        t.method("updateTraitsIfNeeded()") { (v: UIView) in v.updateTraitsIfNeeded() }
        traitRows(t, \.traitOverrides)
    }

    /// What views have elsewhere.
    private func absentViewRows(_ t: MemberTable<UIView>) {
        t.absent(
            Absence.Reason("a view's own lines of text count"), "forFirstBaselineLayout",
            "forLastBaselineLayout", "viewForFirstBaselineLayout", "viewForLastBaselineLayout")
        t.absent(
            .drawing, "snapshotView", "drawHierarchy", "resizableSnapshotView",
            "viewPrintFormatter")
        t.absent(.traits, "maximumContentSizeCategory", "minimumContentSizeCategory")
        t.absent(.focus, "canBecomeFocused", "isFocused", "focusEffect", "focusGroupIdentifier")
        t.absent(
            .animations, "modifyAnimations", "performSystemAnimation",
            "beginAnimations", "commitAnimations")
        t.absent(.accessibility, "largeContentTitle", "showsLargeContentViewer")
        t.absent(.designTime, "encodeRestorableState", "decodeRestorableState")
    }

    private func addTintAdjustmentMode() {
        addEnumeration(
            UIView.TintAdjustmentMode.self, named: "UIView.TintAdjustmentMode",
            "How the color of what can be tapped is shown."
        ) { t in
            t.means("As in the view around it, as it is, or dimmed.")
            t.enumCase("automatic", .automatic)
            t.enumCase("normal", .normal)
            t.enumCase("dimmed", .dimmed)
        }
    }

    private func contentModeRows(_ t: MemberTable<UIView.ContentMode>) {
        t.means("The content is scaled this way.")
        t.enumCase("scaleToFill", .scaleToFill)
        t.enumCase("scaleAspectFit", .scaleAspectFit)
        t.enumCase("scaleAspectFill", .scaleAspectFill)
        t.means("The content is drawn anew.")
        t.enumCase("redraw", .redraw)
        t.means("The content stays at this place.")
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
