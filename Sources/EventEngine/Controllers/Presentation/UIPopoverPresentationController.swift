import Foundation

/// Presents a controller in a box beside what it is about (N-21).
///
/// The engine decides what Apple leaves open: the box is as large as `preferredContentSize`, else 320 by 480
/// points, below the place that it is about, or above it where there is more room, and inside the window.
open class UIPopoverPresentationController: UIPresentationController {
    @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { delegateObject as? any UIPopoverPresentationControllerDelegate }
        set { delegateObject = newValue }
    }
    /// The view that the popover is about.
    open var sourceView: UIView?
    /// The part of it, in its coordinates; all of it by default.
    open var sourceRect = CGRect.null
    /// Views behind the popover that get their touches, while all others get none.
    open var passthroughViews: [UIView]?
    open var canOverlapSourceViewRect = false

    override var needsContainer: Bool { true }
    override var viewsThatPass: [UIView] { passthroughViews ?? [] }
    override func makeDimmingView() -> UIDimmingView? { world.perform { UIDimmingView(frame: .zero) } }

    override func sizeOfPresented(in size: CGSize) -> CGSize {
        let wanted = shown?.preferredContentSize ?? .zero
        let isGiven = wanted.width > 0 && wanted.height > 0
        let (width, height) = isGiven ? (wanted.width, wanted.height) : (320, 480)
        return CGSize(
            width: max(0, min(width, size.width - 20)), height: max(0, min(height, size.height - 20)))
    }

    override func preferredSizeDidChange() {
        if container != nil { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    override var defaultFrame: CGRect {
        guard let container else { return .zero }
        let room = container.bounds.insetBy(dx: 10, dy: 10)
        let size = sizeOfPresented(in: container.bounds.size)
        let part = sourceRect.isNull ? sourceView?.bounds ?? .zero : sourceRect
        let source = sourceView.map { container.convert(part, from: $0) }
            ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
        let isBelow = room.maxY - source.maxY >= min(size.height, source.minY - room.minY)
        let y = isBelow ? source.maxY : source.minY - size.height
        return CGRect(
            x: min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width),
            y: min(max(y, room.minY), room.maxY - size.height), width: size.width, height: size.height)
    }
}
