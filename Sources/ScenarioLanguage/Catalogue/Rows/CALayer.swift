import EventEngine
import Foundation

extension CACornerMask: BridgedOptionSet {}
extension CALayerContentsGravity: BridgedStruct {}
extension CALayerContentsFilter: BridgedStruct {}
extension CALayerCornerCurve: BridgedStruct {}
extension CGImage: BridgedObject {}

private typealias LayerAction = Conforming<any CAAction>

/// The delegate of a layer as it travels between the engine and a scenario.
private typealias LayerDelegate = Conforming<any CALayerDelegate>

extension NativeCatalogue {
    /// CALayer, and what belongs to it.
    func addCALayer() {
        addClass(
            CALayer.self, named: "CALayer", superclass: NSObject.self,
            "What a view is drawn on."
        ) { t in
            layerGeometryRows(t)
            layerLayoutRows(t)
            layerAppearanceRows(t)
            layerAnimationRows(t)
            mediaTimingRows(t)
            layerDrawingRows(t)
        }
        addOptionSet(
            CACornerMask.self, named: "CACornerMask",
            "Corners of a layer.", cornerMaskRows)
    }

    /// The rows of CALayer: what has an effect on events, since it is the view's own.
    private func layerGeometryRows(_ t: MemberTable<CALayer>) {
        t.initializer("init()") { () in CALayer() }
        t.required("init(coder:)") { (coder: NSCoder) in CALayer(coder: coder) }
        t.means("Makes the copy that 'presentation()' answers; a subclass takes its own values over.")
        t.initializer("init(layer:)") { (layer: AnyValue) in CALayer(layer: layer) }
        t.means("Where it is.")
        t.property("frame", \.frame, override: .frame)
        t.property("bounds", \.bounds, override: .bounds)
        t.property("position", \.position)
        t.property("anchorPoint", \.anchorPoint)
        t.means("How it is seen. Hit-testing goes by the order of views all the same.")
        t.property("opacity", \.opacity)
        t.property("isHidden", \.isHidden, override: .isHidden)
        t.property("masksToBounds", \.masksToBounds)
        t.property("zPosition", \.zPosition)
        t.means("How it is turned, scaled or moved.")
        t.method("affineTransform()") { (layer: CALayer) in layer.affineTransform() }
        t.method("setAffineTransform(_:)") { (layer: CALayer, m: CGAffineTransform) in
            layer.setAffineTransform(m)
        }
        t.means("How it is turned in space (S-30).")
        t.property("transform", \.transform)
        t.means("Through what all that is in it is seen; points go through it too, those of views as well.")
        t.property("sublayerTransform", \.sublayerTransform)
        t.means("Its place in the tree of layers.")
        t.getter("superlayer", \.superlayer)
        t.property("sublayers", \.sublayers)
        t.means("Changes the tree of layers.")
        t.method("addSublayer(_:)") { (layer: CALayer, other: CALayer) in layer.addSublayer(other) }
        t.method("insertSublayer(_:at:)") { (layer: CALayer, other: CALayer, i: UInt32) in
            layer.insertSublayer(other, at: i)
        }
        t.method("insertSublayer(_:below:)") { (layer: CALayer, other: CALayer, sibling: CALayer?) in
            layer.insertSublayer(other, below: sibling)
        }
        t.method("insertSublayer(_:above:)") { (layer: CALayer, other: CALayer, sibling: CALayer?) in
            layer.insertSublayer(other, above: sibling)
        }
        t.method("removeFromSuperlayer()") { (layer: CALayer) in layer.removeFromSuperlayer() }
        t.kept("removeFromSuperlayer()")
        t.means("Puts another one at its place.")
        t.method("replaceSublayer(_:with:)") { (layer: CALayer, old: CALayer, new: CALayer) in
            layer.replaceSublayer(old, with: new)
        }
        placeRows(t)
        t.means("Whether a point is inside of its bounds.")
        t.method("contains(_:)", override: .layerContains) { (layer: CALayer, p: CGPoint) in
            layer.contains(p)
        }
    }

    /// The rows of CALayer: what subclasses place, and what they draw.
    private func layerLayoutRows(_ t: MemberTable<CALayer>) {
        t.means("Asks for a layout pass before the next event, and whether it was asked for.")
        t.method("setNeedsLayout()", override: .setNeedsLayout) { (layer: CALayer) in
            layer.setNeedsLayout()
        }
        t.method("needsLayout()") { (layer: CALayer) in layer.needsLayout() }
        t.means("Lays out now, if that was asked for.")
        t.method("layoutIfNeeded()") { (layer: CALayer) in layer.layoutIfNeeded() }
        t.means(
            "Places the layers in it; the layer of a view tells its view. Called when the layer has another "
                + "size or other layers in it.")
        t.method("layoutSublayers()", override: .layoutSublayers) { (layer: CALayer) in
            layer.layoutSublayers()
        }
        t.means("Lets its delegate give the contents, or draws them, when that was asked for.")
        t.method("display()", override: .displayOfLayer) { (layer: CALayer) in layer.display() }
        t.means("Draws its content, of which nothing is seen; by default, its delegate does.")
        t.method("draw(in:)", override: .drawInContext) { (layer: CALayer, context: CGContext) in
            layer.draw(in: context)
        }
        t.means("Asks to be drawn, and whether that was asked for; draws it now.")
        t.method("setNeedsDisplay()") { (layer: CALayer) in layer.setNeedsDisplay() }
        t.method("setNeedsDisplay(_:)") { (layer: CALayer, r: CGRect) in layer.setNeedsDisplay(r) }
        t.method("needsDisplay()") { (layer: CALayer) in layer.needsDisplay() }
        t.method("displayIfNeeded()") { (layer: CALayer) in layer.displayIfNeeded() }
        t.means("Whether a change of a property draws it anew; the engine draws nothing and never asks.")
        t.staticMethod("needsDisplay(forKey:)", override: .layerNeedsDisplay) { (key: String) in
            CALayer.needsDisplay(forKey: key)
        }
    }

    /// The rows of CALayer: points, and what is seen.
    private func placeRows(_ t: MemberTable<CALayer>) {
        t.means(
            "The deepest layer at a point, in the coordinates of the layer above. Layers know nothing of "
                + "interaction (S-28).")
        t.method("hitTest(_:)", override: .layerHitTest) { (layer: CALayer, p: CGPoint) in
            layer.hitTest(p)
        }
        t.means("A point or rectangle of another layer in its own coordinates; nil is the outermost one.")
        t.method("convert(_:from:)") { (layer: CALayer, p: CGPoint, other: CALayer?) in
            layer.convert(p, from: other)
        }
        t.method("convert(_:from:)") { (layer: CALayer, r: CGRect, other: CALayer?) in
            layer.convert(r, from: other)
        }
        t.means("A point or rectangle of its own in the coordinates of another layer.")
        t.method("convert(_:to:)") { (layer: CALayer, p: CGPoint, other: CALayer?) in
            layer.convert(p, to: other)
        }
        t.method("convert(_:to:)") { (layer: CALayer, r: CGRect, other: CALayer?) in
            layer.convert(r, to: other)
        }
        t.means("A copy of how it is seen now: while it is animated, between its values (S-20).")
        t.method("presentation()") { (layer: CALayer) in layer.presentation() }
        t.answersSelf("presentation")
        t.means("The layer with the values that were set: itself, or what it is a copy of.")
        t.method("model()") { (layer: CALayer) in layer.model() }
        t.answersSelf("model")
    }

    /// The rows of CALayer: what is kept and has no effect on events.
    private func layerAppearanceRows(_ t: MemberTable<CALayer>) {
        t.means("How it looks. Round corners are hit as if they were square.")
        t.property("backgroundColor", \.backgroundColor)
        t.property("cornerRadius", \.cornerRadius, isKept: true)
        t.property("maskedCorners", \.maskedCorners)
        t.property("borderWidth", \.borderWidth)
        t.property("borderColor", \.borderColor)
        t.property("mask", \.mask)
        t.means("Its shadow.")
        t.property("shadowColor", \.shadowColor)
        t.property("shadowOpacity", \.shadowOpacity)
        t.property("shadowOffset", \.shadowOffset)
        t.property("shadowRadius", \.shadowRadius)
        t.property("shadowPath", \.shadowPath)
        t.means("A name for debugging.")
        t.property("name", \.name)
        t.means("How it is drawn.")
        t.property("contentsScale", \.contentsScale, isKept: true)
        t.property("isOpaque", \.isOpaque)
        t.property("shouldRasterize", \.shouldRasterize)
        t.property("rasterizationScale", \.rasterizationScale)
        t.means("Draws it into an image; nothing is seen here.")
        t.method("render(in:)") { (layer: CALayer, context: CGContext) in layer.render(in: context) }
        t.means("What happens when its properties change: nothing, as with `NSNull()`.")
        t.accessor(
            "actions", get: { $0.actions.map { NamedValues(values: $0.mapValues(LayerAction.init)) } }
        ) {
            (layer: CALayer, actions: NamedValues<LayerAction>?) in
            layer.setActions(actions?.values.mapValues(\.object))
        }
        t.absent(.layerActions, "action", "defaultAction")
    }

    /// The rows of CALayer: animations, and the layer's clock.
    private func layerAnimationRows(_ t: MemberTable<CALayer>) {
        t.means(
            "Begins an animation; one with the same key is taken away, and its delegate hears that it did "
                + "not finish.")
        t.method("add(_:forKey:)") { (layer: CALayer, animation: CAAnimation, key: String?) in
            layer.add(animation, forKey: key)
        }
        t.means("Takes an animation away.")
        t.method("removeAnimation(forKey:)") { (layer: CALayer, key: String) in
            layer.removeAnimation(forKey: key)
        }
        t.means(
            "Takes all animations away, and ends the block animations of its view: those of no other view "
                + "complete with false (S-25).")
        t.method("removeAllAnimations()") { (layer: CALayer) in layer.removeAllAnimations() }
        t.means("The animation that was added with a key, and all keys; block animations have none here.")
        t.method("animation(forKey:)") { (layer: CALayer, key: String) in layer.animation(forKey: key) }
        t.method("animationKeys()") { (layer: CALayer) in layer.animationKeys() }
        t.means("A time of another layer on its own clock, and back; nil is `CACurrentMediaTime()`.")
        t.method("convertTime(_:from:)") { (layer: CALayer, time: Double, other: CALayer?) in
            layer.convertTime(time, from: other)
        }
        t.method("convertTime(_:to:)") { (layer: CALayer, time: Double, other: CALayer?) in
            layer.convertTime(time, to: other)
        }
        t.means("Who helps it; a view's layer has its view and takes no other.")
        t.accessor("delegate", get: { $0.delegateOrView.map(LayerDelegate.init(object:)) }) {
            layer, delegate in
            layer.setDelegate(delegate?.object)
        }
    }

    /// CAAction, and NSNull, which is one.
    private func addCAAction() {
        addProtocol(
            (any CAAction).self, named: "CAAction",
            "What a layer does by itself when a property changes. Here it does nothing, so that `NSNull` is "
                + "the only one.")
        addClass(
            NSNull.self, named: "NSNull", superclass: NSObject.self,
            "Nothing, as an object: as an action of a layer, that none is run."
        ) { t in
            t.means("Makes it.")
            t.initializer("init()") { () in NSNull() }
            t.type.protocols.append(NativeTypeID((any CAAction).self))
        }
        record(CAAnimation.self).protocols.append(NativeTypeID((any CAAction).self))
    }

    /// CALayerDelegate.
    func addCALayerDelegate() {
        addCAAction()
        addProtocol(
            (any CALayerDelegate).self, named: "CALayerDelegate",
            "Helps a layer without a subclass of it."
        ) { t in
            t.means("Places the layers in it.")
            t.news("layoutSublayers(of:)", .layoutSublayersOfLayer) { (_: CALayer) in }
            t.means("Gives it its contents, in place of drawing them.")
            t.news("display(_:)", .displayLayer) { (_: CALayer) in }
            t.means("Hears that it is about to be drawn; draws it.")
            t.news("layerWillDraw(_:)", .layerWillDraw) { (_: CALayer) in }
            t.news("draw(_:in:)", .drawLayerInContext) { (_: CALayer, _: CGContext) in }
            t.unsent = ["action(for:forKey:)"]
        }
    }

    /// The rows of CACornerMask.
    private func cornerMaskRows(_ t: MemberTable<CACornerMask>) {
        t.means("This one.")
        t.enumCase("layerMinXMinYCorner", .layerMinXMinYCorner)
        t.enumCase("layerMaxXMinYCorner", .layerMaxXMinYCorner)
        t.enumCase("layerMinXMaxYCorner", .layerMinXMaxYCorner)
        t.enumCase("layerMaxXMaxYCorner", .layerMaxXMaxYCorner)
    }
}
