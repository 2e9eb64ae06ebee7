import EventEngine
import Foundation

/// A view of the picture, and all that the picture says about it.
struct LayoutView: Sendable {
    var id: ObjectID
    /// Its index in the snapshot.
    var index: Int
    /// In its superview's coordinates, as the scenario sees it.
    var frame: CGRect
    /// Where its box begins, in its window's coordinates.
    var origin: CGPoint
    /// In screen points; nil when it has no drawable place.
    var box: Box?
    /// Where a touch on it can arrive as far as its superviews go (B-08); nil when nothing limits it.
    var reach: Box?
    /// What the superviews that clip let be seen; nil when nothing clips.
    var clip: Box?
    /// Whether it can be seen: neither it nor a superview is hidden or transparent, and it has a size.
    var isShown: Bool
    /// Whether it is turned, so that its box is only the box around it.
    var isTurned: Bool
    /// The drawn touches that it took, by their place in `LayoutScene.touches`.
    var hits: [Int] = []
    /// What is special about it: `sticks out`, `hidden`.
    var flags: [String] = []
    /// How it lies on the screen, if not upright: `rotated 45`, `transformed`.
    var turn: String?
    /// How many views inside it are not drawn because it stands for them.
    var parts = 0
    /// What the picture calls it instead of its name.
    var title: LayoutTitle?
    /// The number of the trace entry in which it is first asked about a drawn touch.
    var entry: Int?
}
