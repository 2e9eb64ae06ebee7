import Foundation

/// What each segment has: its width decides which one a finger selects.
extension UISegmentedControl {
    /// In points; with 0 a segment has the width of the others.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        if has(segment, "setWidth(_:forSegmentAt:)") {
            segments[segment].width = width.isFinite ? max(0, width) : 0
            invalidateIntrinsicContentSize()
        }
    }
    public func widthForSegment(at segment: Int) -> CGFloat {
        has(segment, "widthForSegment(at:)") ? segments[segment].width : 0
    }
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        if has(segment, "setImage(_:forSegmentAt:)") { segments[segment].image = image }
        invalidateIntrinsicContentSize()
    }
    public func imageForSegment(at segment: Int) -> UIImage? {
        has(segment, "imageForSegment(at:)") ? segments[segment].image : nil
    }
    /// Kept: titles are not drawn.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        if has(segment, "setContentOffset(_:forSegmentAt:)") { segments[segment].contentOffset = offset }
    }
    public func contentOffsetForSegment(at segment: Int) -> CGSize {
        has(segment, "contentOffsetForSegment(at:)") ? segments[segment].contentOffset : .zero
    }

    // MARK: Actions

    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentContent(action), at: segment)
    }
    /// Shows an action's title and image in a segment, which performs it when it is selected.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard has(segment, "setAction(_:forSegmentAt:)") else { return }
        var changed = SegmentContent(action)
        changed.width = segments[segment].width
        changed.isEnabled = segments[segment].isEnabled
        segments[segment] = changed
    }
    public func actionForSegment(at segment: Int) -> UIAction? {
        has(segment, "actionForSegment(at:)") ? segments[segment].action : nil
    }
    /// The place of the action with an identifier, or `NSNotFound`.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    // MARK: Widths

    /// The segment at a place from the left, in the control's coordinates; nil without any.
    final func segment(at x: CGFloat) -> Int? {
        guard !segments.isEmpty, bounds.width > 0, x.isFinite else { return nil }
        world.work.draw(segments.count)
        var edge = bounds.minX
        for (index, width) in widths.enumerated() {
            edge += width
            if x < edge { return index }
        }
        return segments.count - 1
    }

    /// What each segment has of the control's width. Those without a width share what the others leave.
    private var widths: [CGFloat] {
        let given = segments.reduce(0) { $0 + $1.width }
        let free = segments.indices.filter { segments[$0].width == 0 }
        let room = max(0, bounds.width - given)
        if apportionsSegmentWidthsByContent, !free.isEmpty {
            let suitable = suitableWidths
            let wanted = free.reduce(0) { $0 + suitable[$1] }
            return segments.indices.map { index in
                segments[index].width > 0 ? segments[index].width : room * suitable[index] / wanted
            }
        }
        return segments.map { $0.width > 0 ? $0.width : room / CGFloat(free.count) }
    }

    /// What each segment would have if there was room.
    final var suitableWidths: [CGFloat] {
        let contents = segments.map { segment in
            let title = TextSize(
                text: segment.title ?? "", fontSize: ControlConstants.segmentFontSize, lines: 1,
                widest: .infinity)
            return max(title.size.width, segment.image?.size.width ?? 0) + 2 * ControlConstants.segmentMargin
        }
        let widest = contents.max() ?? 0
        return zip(segments, contents).map { segment, content in
            if segment.width > 0 { return segment.width }
            return apportionsSegmentWidthsByContent ? content : widest
        }
    }
}

extension UISegmentedControl.SegmentContent {
    init(_ action: UIAction) {
        self.init(title: action.title, image: action.image)
        self.action = action
    }
}
