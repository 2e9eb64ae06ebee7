import Foundation

/// Scrolling and zooming that code animates, as iOS 17.4 has it.
extension UIScrollView {
    /// Whether content is on its way to where code sends it.
    public var isScrollAnimating: Bool { scroll.motion?.kind == .animating }
    /// Whether content is on its way to a scale that code has set.
    public var isZoomAnimating: Bool { zoom.isAnimating }

    /// Leaves content where it is, in whatever way it moves without a finger. Its delegate hears the end, as
    /// when it comes by itself (our decision).
    public func stopScrollingAndZooming() {
        stopMotion()
        stopZoom()
    }

    /// Runs a closure; indicators, which would be seen meanwhile, are not drawn.
    public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
}

extension UIScrollView {
    /// How titles of sections are shown beside content that scrolls fast.
    public enum IndexDisplayMode: Int, Sendable {
        case automatic, alwaysHidden
    }
}
