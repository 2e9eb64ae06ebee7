import Foundation

/// An image, of which only the size is known. Kept, without effect on events.
public class UIImage: NSObject, @unchecked Sendable {
    /// The size in points.
    public let size: CGSize
    /// Pixels for each point.
    public let scale: CGFloat
    let look: Look
    /// Where it is registered with others; nil for most.
    public internal(set) final var imageAsset: UIImageAsset?

    /// An image without content, of no size.
    public override convenience init() { self.init(size: .zero) }

    /// An image of this size in points.
    package convenience init(size: CGSize, scale: CGFloat = 1) {
        self.init(size: size, scale: scale, look: Look())
    }

    init(size: CGSize, scale: CGFloat = 1, look: Look) {
        (self.size, self.scale, self.look) = (size, scale, look)
        super.init()
    }

    /// What a renderer makes pictures of the same scale with.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = scale
        return format
    }

    /// Always nil: a scenario has no files, so none has this name.
    public convenience init?(named name: String) { return nil }

    /// Always nil, as a scenario has no files.
    public convenience init?(contentsOfFile path: String) { return nil }

    /// Always nil, whatever the bundle.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { return nil }

    /// A symbol of the system, 20 points wide and high, whatever its name. On a device sizes differ a little
    /// from symbol to symbol, and names that no symbol has give nil.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }
}
