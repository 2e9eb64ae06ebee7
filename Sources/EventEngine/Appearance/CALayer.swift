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
/// all.
open class CALayer: NSObject {
    /// The view whose layer this is; nil for a layer of its own.
    weak var owner: (any LayerOwner)?
    var own = LayerGeometry()
    /// The layer that a layer without a view is in.
    weak var ownSuperlayer: CALayer?
    /// The layers in this one, from back to front. Empty for a view's layer as long as all of them are those
    /// of its subviews.
    var drawingOrder: [CALayer] = []

    private let world = Simulator.current

    /// A layer without a view, with an empty frame.
    public required override init() {
        super.init()
        world.work.draw(WorkCost.object)
    }

    deinit {
        guard mask != nil || !drawingOrder.isEmpty else { return }
        world.discarded.add { waiting in
            waiting += drawingOrder
            if let mask { waiting.append(mask) }
            (drawingOrder, mask) = ([], nil)
        }
    }

    /// What the layer's world may still do.
    final var work: WorkBudget { world.work }

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
    open var zPosition: CGFloat = 0
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

/// Position and size of a layer without a view.
struct LayerGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform: CGAffineTransform {
        get { space.flat }
        set { space = CATransform3D(newValue) }
    }
    /// The transform in space.
    var space = CATransform3DIdentity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: CGColor?

    /// The box around the transformed bounds, where they lie in the layer above (L-02).
    var frame: CGRect {
        get {
            let offset = CGRect(
                x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
            return offset.applying(transform).offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let frame = newValue.standardized
            position = CGPoint(
                x: frame.origin.x + anchorPoint.x * frame.width,
                y: frame.origin.y + anchorPoint.y * frame.height)
            bounds.size = transform.isInvertible
                ? CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size : frame.size
        }
    }
}
