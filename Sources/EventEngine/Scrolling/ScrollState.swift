import Foundation

/// What a scroll view knows beside its bounds.
struct ScrollState {
    /// In points.
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    /// What was added to `contentInset` for the safe area, when that was looked at last.
    var adjustment = UIEdgeInsets.zero
    /// The insets that count, as the scroll view was told of them last.
    var toldInset = UIEdgeInsets.zero
    /// How much of a large title is folded away, in points.
    var foldedTitle: CGFloat = 0
    var insetBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic

    var isEnabled = true
    var isDirectionalLockEnabled = false
    var isPagingEnabled = false
    var bounces = true
    var alwaysBouncesVertically = false
    var alwaysBouncesHorizontally = false
    var decelerationRate = UIScrollView.DecelerationRate.normal
    var transfersVertically = true
    var transfersHorizontally = true

    var delaysContentTouches = true
    var canCancelContentTouches = true

    var scrollsToTop = true
    /// Whether content is on its way to the top, as a tap on the status bar wants it.
    var isGoingToTop = false
    var keyboardMode = UIScrollView.KeyboardDismissMode.none
    /// The control that refreshes the content when it is pulled down.
    var refresh: UIRefreshControl?

    /// Whether the user scrolls, with a finger or with the momentum that it left (H-20).
    var isDragging = false
    /// The drag that is under way.
    var drag: ScrollDrag?
    /// How content moves without a finger.
    var motion: ScrollMotion?
    /// Whether a finger stopped content (H-24), which then has to come to rest in its range.
    var wasCaught = false
}

/// A drag that moves content.
struct ScrollDrag {
    /// The offset at the beginning, as the finger would have it.
    var start: CGPoint
    /// How far the finger has gone since, in the view's coordinates.
    var way = CGPoint.zero
    /// Where content was last put; another place means that somebody else has moved it since.
    var shown: CGPoint
    /// The page at the beginning on each axis (H-18).
    let page: CGPoint
    /// The axes along which content follows (H-15, H-19).
    let axes: [ScrollAxis]
    /// The number of its span in the trace.
    let span: Int?
}

/// A movement without a finger: one step for each frame.
struct ScrollMotion {
    let kind: Recording.ScrollSpan.Kind
    var horizontal: AxisMotion
    var vertical: AxisMotion
    /// The instant from which frames are counted, in microseconds, and their number.
    let origin: Int64
    var frame: Int64 = 0
    /// When the last frame was.
    var last: Int64
    /// Where content was last put.
    var shown: CGPoint
    /// The ranges that the movement was planned for, horizontally and vertically.
    var ranges: [ScrollRange]
    var timer: TimerQueue.Token?
    /// The number of its span in the trace.
    let span: Int?

    subscript(axis: ScrollAxis) -> AxisMotion {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
