import Foundation

// Nothing is drawn, but the images that code draws have their sizes, and what draws them runs.

/// Begins an image of a size in points; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let world = Simulator.current
    world.work.draw(WorkCost.object)
    let context = CGContext(bounds: CGRect(origin: .zero, size: size))
    world.imageContexts.append(ImageContext(size: size, scale: scale == 0 ? 2 : scale, context: context))
}

/// Begins an image of a size in points, with a pixel for each.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The image that was begun last and has not ended; nil when there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let drawn = Simulator.current.imageContexts.last, let size = drawn.size else { return nil }
    return UIImage(size: size, scale: drawn.scale)
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
    let world = Simulator.current
    if world.imageContexts.last?.size != nil { world.imageContexts.removeLast() }
}

/// Makes a context the one that is drawn into, until it is taken back.
public func UIGraphicsPushContext(_ context: CGContext) {
    let world = Simulator.current
    world.work.draw(WorkCost.object)
    world.imageContexts.append(ImageContext(size: nil, scale: 1, context: context))
}
/// Takes the context back that was pushed last.
public func UIGraphicsPopContext() {
    let world = Simulator.current
    if let last = world.imageContexts.last, last.size == nil { world.imageContexts.removeLast() }
}

/// What is drawn into now: the image that was begun last, or nothing.
public func UIGraphicsGetCurrentContext() -> CGContext? { Simulator.current.imageContexts.last?.context }

/// What is drawn into: an image, or a context that was pushed.
struct ImageContext {
    /// Nil for one that was pushed: it makes no image.
    let size: CGSize?
    let scale: CGFloat
    let context: CGContext
}

/// How a renderer makes its images.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels for each point.
    open var scale: CGFloat = 2
    open var opaque = false
    public override init() { super.init() }
    /// The usual one, with the pixels for each point that traits say, if they say that.
    public init(for traitCollection: UITraitCollection) {
        super.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What the actions of a renderer draw into.
public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    init(_ context: ImageContext, _ format: UIGraphicsImageRendererFormat) {
        (cgContext, size, self.format) = (context.context, context.size ?? .zero, format)
        super.init()
    }

    /// What was drawn so far.
    public var currentImage: UIImage { UIImage(size: size, scale: format.scale) }
    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// How images are made.
    open var format: UIGraphicsImageRendererFormat { storedFormat }
    private let storedFormat: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, storedFormat) = (bounds, format)
        super.init()
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Calls the actions, which draw, and answers an image of the renderer's size.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(bounds.size, format.opaque, format.scale)
        if let context = Simulator.current.imageContexts.last {
            actions(UIGraphicsImageRendererContext(context, format))
        }
        UIGraphicsEndImageContext()
        return UIImage(size: bounds.size, scale: format.scale)
    }
}

extension CALayer {
    /// Draws the layer and those in it; nothing is seen here.
    public func render(in ctx: CGContext) {}
}

/// A picture of a view, under the name that people know from logs.
final class _UIReplicantView: UIView {}

extension UIView {
    /// A view with a picture of this one: nothing is drawn, so it has the size alone, and takes touches as
    /// any view does.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        world.perform { _UIReplicantView(frame: CGRect(origin: .zero, size: bounds.size)) }
    }

    /// The same of a part.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        world.perform { _UIReplicantView(frame: CGRect(origin: .zero, size: rect.size)) }
    }

    /// Draws the view into the image that is being made; whether it could: only while there is one.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        !world.imageContexts.isEmpty
    }
}
