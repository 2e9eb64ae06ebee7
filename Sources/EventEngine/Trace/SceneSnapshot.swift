import Foundation

/// The view hierarchy of all visible windows at one moment, flat, in painter's order: back window first, each
/// view before its subviews.
package struct SceneSnapshot: Sendable {
    package struct View: Sendable {
        package var id: ObjectID
        /// The index of the superview in `views`; nil for a window.
        package var parent: Int?
        package var isWindow: Bool
        /// In the superview's coordinates; for a transformed view its bounding box (L-02).
        package var frame: CGRect
        package var bounds: CGRect
        /// The corners of the bounds in screen points: top left, top right, bottom right, bottom left.
        package var corners: [CGPoint]
        package var isHidden: Bool
        package var alpha: Float
        package var isUserInteractionEnabled: Bool
        package var clipsToBounds: Bool
        /// The rotation of its own transform in degrees; 0 when it has none.
        package var rotation: Double
        package var hasTransform: Bool
        package var isScrollView: Bool
        /// The row or item that the view shows as a cell of its table or collection view; nil for any other
        /// view.
        package var row: IndexPath?
    }

    /// Microseconds, on the clock of `TraceEntry.time`.
    package var time: Int64
    /// The number of trace entries at that moment.
    package var entry: Int
    package var views: [View]
}
