import Foundation

/// Images in the size in which they are shown, and ready for it. The work is none here, and the answer comes
/// as on a device: on another thread, and so later.
extension UIImage {
    /// Itself: nothing has to be decoded.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }
    /// Answers on a background queue.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// The image in another size; nil for one without a size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard cgImage != nil, size.width > 0, size.height > 0 else { return nil }
        return UIImage(size: size, scale: scale, look: Look(mode: look.mode))
    }
    /// Answers on a background queue.
    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }
}
