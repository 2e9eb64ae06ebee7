import Foundation

/// At which sides of a popover its arrow may be: it points at what the popover is about.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Presents a controller in a box beside what it is about (N-21).
///
/// The engine decides what Apple leaves open: the box is as large as `preferredContentSize`, else 320 by 480
/// points, below the place that it is about, or above it where there is more room, beside it where arrows
/// allow nothing else, on it where there may be no arrow, and always inside the window.
open class UIPopoverPresentationController: UIPresentationController {
    @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { delegateObject as? any UIPopoverPresentationControllerDelegate }
        set { delegateObject = newValue }
    }
    /// The view that the popover is about.
    open var sourceView: UIView?
    /// The part of it, in its coordinates; all of it by default.
    open var sourceRect = CGRect.null
    /// The item of a bar that the popover is about, instead of a view.
    open var barButtonItem: UIBarButtonItem?
    /// At which sides its arrow may be.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// At which side its arrow is; unknown while it is not shown.
    open var arrowDirection: UIPopoverArrowDirection {
        guard let container else { return .unknown }
        return placement(in: container).arrow
    }
    /// Kept, without effect on touches.
    open var backgroundColor: UIColor?
    /// How near the edges of the window it may come, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Views behind the popover that get their touches, while all others get none.
    open var passthroughViews: [UIView]?
    open var canOverlapSourceViewRect = false

    override func presentationBegins() {
        world.askDelegate(delegateObject, .prepareForPopover, [self], fallback: ()) {
            ($0 as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        }
    }

    /// The older messages go to delegates that do not have the newer ones.
    private func has(_ older: MessageSelector, butNot newer: MessageSelector) -> Bool {
        world.declares(delegateObject, older) && !world.declares(delegateObject, newer)
    }

    override func askToDismiss() -> Bool {
        guard has(.popoverShouldDismiss, butNot: .presentationControllerShouldDismiss) else {
            return super.askToDismiss()
        }
        return world.askDelegate(delegateObject, .popoverShouldDismiss, [self], fallback: true) {
            ($0 as? any UIPopoverPresentationControllerDelegate)?
                .popoverPresentationControllerShouldDismissPopover(self)
        }
    }

    override func tellDidDismiss() {
        guard has(.popoverDidDismiss, butNot: .presentationControllerDidDismiss) else {
            return super.tellDidDismiss()
        }
        world.askDelegate(delegateObject, .popoverDidDismiss, [self], fallback: ()) {
            ($0 as? any UIPopoverPresentationControllerDelegate)?
                .popoverPresentationControllerDidDismissPopover(self)
        }
    }

    override var needsContainer: Bool { true }
    override var viewsThatPass: [UIView] { passthroughViews ?? [] }
    override func makeDimmingView() -> UIDimmingView? { world.perform { UIDimmingView(frame: .zero) } }

    override func sizeOfPresented(in size: CGSize) -> CGSize {
        let wanted = shown?.preferredContentSize ?? .zero
        let isGiven = wanted.width > 0 && wanted.height > 0
        let (width, height) = isGiven ? (wanted.width, wanted.height) : (320, 480)
        let room = CGRect(origin: .zero, size: size).inset(by: popoverLayoutMargins).size
        return CGSize(width: max(0, min(width, room.width)), height: max(0, min(height, room.height)))
    }

    override func preferredSizeDidChange() {
        if container != nil { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    override var defaultFrame: CGRect {
        guard let container else { return .zero }
        return placement(in: container).frame
    }

    private func placement(in container: UIView) -> (frame: CGRect, arrow: UIPopoverArrowDirection) {
        let room = container.bounds.inset(by: popoverLayoutMargins)
        let size = sizeOfPresented(in: container.bounds.size)
        let view = barButtonItem?.shownView ?? sourceView
        let part = sourceRect.isNull || barButtonItem != nil ? view?.bounds ?? .zero : sourceRect
        let source = view.map { container.convert(part, from: $0) }
            ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
        let (place, arrow) = origin(beside: source, of: size, in: room)
        let frame = CGRect(
            x: min(max(place.x, room.minX), room.maxX - size.width),
            y: min(max(place.y, room.minY), room.maxY - size.height), width: size.width, height: size.height)
        return (frame, arrow)
    }

    /// Where a box of a size begins that has an allowed arrow, before it is moved into the window, and at
    /// which side of the box the arrow is.
    private func origin(
        beside source: CGRect, of size: CGSize, in room: CGRect
    ) -> (CGPoint, arrow: UIPopoverArrowDirection) {
        let arrows = permittedArrowDirections
        let (x, y) = (source.midX - size.width / 2, source.midY - size.height / 2)
        if !arrows.isDisjoint(with: [.up, .down]) {
            let fitsBelow = room.maxY - source.maxY >= min(size.height, source.minY - room.minY)
            let isBelow = arrows.contains(.up) && (fitsBelow || !arrows.contains(.down))
            let place = CGPoint(x: x, y: isBelow ? source.maxY : source.minY - size.height)
            return (place, isBelow ? .up : .down)
        }
        guard !arrows.isDisjoint(with: [.left, .right]) else { return (CGPoint(x: x, y: y), []) }
        let fitsRight = room.maxX - source.maxX >= min(size.width, source.minX - room.minX)
        let isRight = arrows.contains(.left) && (fitsRight || !arrows.contains(.right))
        let place = CGPoint(x: isRight ? source.maxX : source.minX - size.width, y: y)
        return (place, isRight ? .left : .right)
    }
}
