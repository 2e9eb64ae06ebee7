import Foundation

/// Pictures of segments and of the lines between them: they are kept, but that of the background decides the
/// height.
extension UISegmentedControl {
    /// A segment by its place among the others.
    public enum Segment: Int, Sendable {
        case any, left, center, right, alone

        fileprivate var key: UInt { UInt(rawValue) }
    }

    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        looks[picture: .background, state.rawValue, barMetrics.key] = backgroundImage
        invalidateIntrinsicContentSize()
    }
    public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        looks[picture: .background, state.rawValue, barMetrics.key]
    }
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        looks[picture: .divider, leftState.rawValue, rightState.rawValue, barMetrics.key] = dividerImage
    }
    public func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looks[picture: .divider, leftState.rawValue, rightState.rawValue, barMetrics.key]
    }
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType segment: Segment, barMetrics: UIBarMetrics
    ) {
        looks[offset: .content, segment.key, barMetrics.key] = adjustment
    }
    public func contentPositionAdjustment(
        forSegmentType segment: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        looks[offset: .content, segment.key, barMetrics.key]
    }

    /// In points: that of the background of segments in their usual state, where there is one.
    final var suitableHeight: CGFloat {
        backgroundImage(for: .normal, barMetrics: .default)?.size.height ?? ControlConstants.segmentHeight
    }
}
