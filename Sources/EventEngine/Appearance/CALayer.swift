import Foundation

/// What a view's layer has in common with its view. It lives in the view alone; the layer reads and writes it
/// there, past whatever a subclass of the view overrides, as on Apple's systems.
protocol LayerOwner: AnyObject {
    var layerFrame: CGRect { get set }
    var layerBounds: CGRect { get set }
    var layerPosition: CGPoint { get set }
    var layerAnchorPoint: CGPoint { get set }
    var layerTransform: CGAffineTransform { get set }
    var layerTransform3D: CATransform3D { get set }
    /// A 32-bit number (B-02).
    var layerOpacity: Float { get set }
    var layerIsHidden: Bool { get set }
    var layerMasksToBounds: Bool { get set }
    var layerBackgroundColor: CGColor? { get set }
}

/// What a view draws with. A view's layer shares position, size, opacity and visibility with the view;
/// everything else is kept without effect on events (B-09, B-10). A layer of its own has no part in events at
/// all. What subclasses may override is in the class itself.
open class CALayer: NSObject, NSCoding, Subclassable {
    /// The view whose layer this is; nil for a layer of its own.
    weak var owner: (any LayerOwner)?
    final var own = LayerGeometry()
    /// The layer that a layer without a view is in.
    final weak var ownSuperlayer: CALayer?
    /// The layers in this one, from back to front. Empty for a view's layer as long as all of them are those
    /// of its subviews.
    final var drawingOrder: [CALayer] = []
    /// Whether a layer without a view waits for `layoutSublayers`.
    final var awaitsLayout = false
    /// Whether a layer without a view waits for it below this one.
    final var sublayerAwaitsLayout = false
    /// Whether it waits for `display()`; the layer of a view, only one of an author's class.
    final var awaitsDisplay = false
    /// The animations that it has, in the order in which they were added.
    final var running: [LayerAnimation] = []
    /// How its own clock goes.
    final var clock = MediaTiming()
    /// For a copy that shows what is seen, the layer that it is a copy of.
    final var shown: CALayer?
    package final weak var delegateObject: AnyObject?
    final var keptActions: [String: any CAAction]?
    final var drawing = LayerDrawing()
    /// Through what the layers in it are seen; nil for as they are.
    final var sublayerSpace: CATransform3D?
    /// Values that were set under names of their own.
    package final var keptValues: [String: Any] = [:]

    /// The world that it belongs to.
    package final let world = Simulator.current
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }
    package var knownProperties: [(name: String, object: AnyObject?)] { [] }

    open override var description: String { descriptionWords }

    /// A layer without a view, with an empty frame.
    public override init() {
        creationSerial = world.nextSerial()
        super.init()
        world.work.draw(WorkCost.object)
    }

    /// What `presentation()` makes its copy with: subclasses take their own values over from the layer, which
    /// is of the same class.
    public init(layer: Any) {
        creationSerial = world.nextSerial()
        super.init()
        world.work.draw(WorkCost.object)
    }

    /// An empty layer; archives are not read.
    public required init?(coder: NSCoder) {
        creationSerial = world.nextSerial()
        super.init()
        world.work.draw(WorkCost.object)
    }

    /// Archives are not written.
    open func encode(with coder: NSCoder) {}

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
        guard mask != nil || !drawingOrder.isEmpty else { return }
        world.discarded.add { waiting in
            waiting += drawingOrder
            if let mask { waiting.append(mask) }
            (drawingOrder, mask) = ([], nil)
        }
    }

    /// What the layer's world may still do.
    final var work: WorkBudget { world.work }

    /// Position and size in the layer above; a view's layer has the view's frame.
    open var frame: CGRect {
        get { world.ask(.frame, of: self) { storedFrame } }
        set { world.request(.setFrame, of: self, [newValue]) { storedFrame = newValue } }
    }

    /// Own coordinates; a view's layer has the view's bounds.
    open var bounds: CGRect {
        get { world.ask(.bounds, of: self) { storedBounds } }
        set { world.request(.setBounds, of: self, [newValue]) { storedBounds = newValue } }
    }

    /// Whether nothing is drawn; the view's `isHidden`.
    open var isHidden: Bool {
        get { world.ask(.isHidden, of: self) { storedIsHidden } }
        set { world.request(.setIsHidden, of: self, [newValue]) { storedIsHidden = newValue } }
    }

    /// The deepest layer at a point, in the coordinates of the layer above: this one, or one in it. Layers
    /// know nothing of interaction; the order is that of `sublayers`, whatever `zPosition` says (S-28, S-29).
    open func hitTest(_ p: CGPoint) -> CALayer? {
        world.ask(.layerHitTest, of: self, [p]) { defaultHitTest(p) }
    }

    /// Whether the point, in the layer's own coordinates, is in its bounds (S-28).
    open func contains(_ p: CGPoint) -> Bool {
        world.ask(.layerContains, of: self, [p]) { bounds.encloses(p) }
    }

    /// Asks for `layoutSublayers` in the next layout pass; for a view's layer, as the view's own
    /// `setNeedsLayout`.
    open func setNeedsLayout() { world.request(.setNeedsLayout, of: self, []) { markForLayout() } }
    /// Whether `layoutSublayers` is going to be called.
    open func needsLayout() -> Bool { (owner as? UIView)?.needsLayout ?? awaitsLayout }
    /// Lays out now what waits for it: a layer without a view itself and what is in it.
    open func layoutIfNeeded() { performPendingLayout() }
    /// Places the layers in this one. By default, a view's layer tells its view, which calls
    /// `layoutSubviews`; another layer tells its delegate.
    open func layoutSublayers() {
        world.request(.layoutSublayers, of: self, []) {
            if let view = owner as? UIView { return view.layoutSublayers(of: self) }
            world.askDelegate(delegateObject, .layoutSublayersOfLayer, [self], fallback: ()) {
                ($0 as? any CALayerDelegate)?.layoutSublayers(of: self)
            }
        }
    }

    /// Gets its contents from its delegate, or draws them. Called after layout, when that was asked for.
    open func display() { world.request(.displayOfLayer, of: self, []) { defaultDisplay() } }
    /// Lets its delegate draw; for a view's layer, the view.
    open func draw(in ctx: CGContext) {
        world.request(.drawInContext, of: self, [ctx]) { drawByDelegate(in: ctx) }
    }
    open func setNeedsDisplay() { markForDisplay() }
    open func setNeedsDisplay(_ r: CGRect) { markForDisplay() }
    /// Whether it is going to be displayed.
    open func needsDisplay() -> Bool {
        awaitsDisplay || (owner as? UIView)?.model.pointee.awaitsDisplay == true
    }
    /// Displays it now, if that was asked for.
    open func displayIfNeeded() { displayNow() }
    /// Whether a change of a property draws the layer anew; the engine asks nobody, as it draws nothing.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Takes over what is seen of another layer of the same class.
    func takeLook(of layer: CALayer) {
        cornerRadius = layer.cornerRadius
        maskedCorners = layer.maskedCorners
        (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
        (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
        (shadowOffset, shadowRadius, shadowPath) = (layer.shadowOffset, layer.shadowRadius, layer.shadowPath)
        (zPosition, name) = (layer.zPosition, layer.name)
    }

    /// Radius of the rounded corners in points. Corners stay touchable (B-09).
    open var cornerRadius: CGFloat = 0
    /// Which corners are rounded.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Width of the border in points.
    open var borderWidth: CGFloat = 0
    /// Colour of the border.
    open var borderColor: CGColor?
    /// Colour of the shadow.
    open var shadowColor: CGColor?
    /// Opacity of the shadow from 0 to 1.
    open var shadowOpacity: Float = 0
    /// Where the shadow falls.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How soft the shadow is, in points.
    open var shadowRadius: CGFloat = 3
    /// The shape of the shadow.
    open var shadowPath: CGPath?
    /// The order in which layers are drawn; hit-testing goes by the order of subviews (B-10).
    open var zPosition: CGFloat = 0 { didSet { (owner as? UIView)?.spaceChanged() } }
    /// A layer whose opacity cuts this one out; what is cut away stays touchable (B-09).
    open var mask: CALayer?
    /// A name for the author's own use.
    open var name: String?
    /// What is drawn.
    open var contents: Any?
    /// Pixels for each point.
    open var contentsScale: CGFloat = 1
    /// Whether the author promises that everything is painted.
    open var isOpaque = false
    /// Whether the layer is drawn into a bitmap first.
    open var shouldRasterize = false
    /// Pixels for each point of that bitmap.
    open var rasterizationScale: CGFloat = 1
}
