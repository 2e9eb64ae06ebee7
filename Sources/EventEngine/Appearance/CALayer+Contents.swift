import Foundation

/// An image as CoreGraphics has it, of which only the size is known, in pixels.
public final class CGImage: Hashable, Sendable {
    public let width: Int
    public let height: Int

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// A part of it, in pixels: whole ones, as far as they are inside; nil where nothing is.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: width, height: height)
        let part = all.overlap(with: rect.integral)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        return CGImage(width: Int(part.width), height: Int(part.height))
    }

    public static func == (one: CGImage, other: CGImage) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where the content of a layer is in it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How a layer turns its corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How the contents of a layer are made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// What a layer keeps of how it is drawn.
struct LayerDrawing {
    var gravity = CALayerContentsGravity.resize
    var curve = CALayerCornerCurve.circular
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var drawsLater = false
    var isDoubleSided = true
    var redraws = false
    var (reducing, enlarging) = (CALayerContentsFilter.linear, CALayerContentsFilter.linear)
    var bias: Float = 0
    var compositing: Any?
    var (filters, filtersBehind): ([Any]?, [Any]?)
    var part = CGRect(x: 0, y: 0, width: 1, height: 1)
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension CALayer {
    /// Kept, as nothing is drawn; so are the others.
    public var contentsGravity: CALayerContentsGravity {
        get { drawing.gravity }
        set { drawing.gravity = newValue }
    }
    /// The part of the contents that is shown, and the part that is stretched, in fractions of its size.
    public var contentsRect: CGRect {
        get { drawing.part }
        set { drawing.part = newValue }
    }
    public var contentsCenter: CGRect {
        get { drawing.center }
        set { drawing.center = newValue }
    }
    /// How the contents are mixed with what is behind, and what is changed in both.
    public var compositingFilter: Any? {
        get { drawing.compositing }
        set { drawing.compositing = newValue }
    }
    public var filters: [Any]? {
        get { drawing.filters }
        set { drawing.filters = newValue }
    }
    public var backgroundFilters: [Any]? {
        get { drawing.filtersBehind }
        set { drawing.filtersBehind = newValue }
    }
    public var cornerCurve: CALayerCornerCurve {
        get { drawing.curve }
        set { drawing.curve = newValue }
    }
    public var allowsGroupOpacity: Bool {
        get { drawing.allowsGroupOpacity }
        set { drawing.allowsGroupOpacity = newValue }
    }
    public var allowsEdgeAntialiasing: Bool {
        get { drawing.allowsEdgeAntialiasing }
        set { drawing.allowsEdgeAntialiasing = newValue }
    }
    public var drawsAsynchronously: Bool {
        get { drawing.drawsLater }
        set { drawing.drawsLater = newValue }
    }
    /// Whether the back is drawn too, where a transform turns it to the front.
    public var isDoubleSided: Bool {
        get { drawing.isDoubleSided }
        set { drawing.isDoubleSided = newValue }
    }
    /// Whether an author's layer is drawn anew when its size has changed; for a view's layer, the view too.
    public var needsDisplayOnBoundsChange: Bool {
        get { drawing.redraws }
        set { drawing.redraws = newValue }
    }
    public var minificationFilter: CALayerContentsFilter {
        get { drawing.reducing }
        set { drawing.reducing = newValue }
    }
    public var magnificationFilter: CALayerContentsFilter {
        get { drawing.enlarging }
        set { drawing.enlarging = newValue }
    }
    public var minificationFilterBias: Float {
        get { drawing.bias }
        set { drawing.bias = newValue }
    }
}

extension UIImage {
    /// The image in pixels; nil for one without a size.
    public var cgImage: CGImage? {
        var (width, height) = (size.width * scale, size.height * scale)
        if look.orientation.isTurned { swap(&width, &height) }
        guard width >= 1, height >= 1, width < 1e6, height < 1e6 else { return nil }
        return CGImage(width: Int(width), height: Int(height))
    }
    public convenience init(cgImage: CGImage) {
        self.init(size: CGSize(width: cgImage.width, height: cgImage.height))
    }
}
