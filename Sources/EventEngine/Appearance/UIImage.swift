import Foundation

/// An image, of which only the size is known. Kept, without effect on events.
public class UIImage: NSObject, @unchecked Sendable {
    /// The size in points.
    public let size: CGSize
    /// Pixels for each point.
    public let scale: CGFloat

    /// An image without content, of no size.
    public override convenience init() { self.init(size: .zero) }

    /// An image of this size in points.
    package init(size: CGSize, scale: CGFloat = 1) {
        (self.size, self.scale) = (size, scale)
        super.init()
    }

    /// Always nil: a scenario has no files, so none has this name.
    public convenience init?(named name: String) { return nil }
}
