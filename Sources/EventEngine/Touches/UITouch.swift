import Foundation

/// One finger on the screen, from touch-down to lift; the object changes as the finger moves (D-01).
open class UITouch: NSObject {
    /// What the finger did since the last event (D-03).
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// What touches the screen; here always a finger.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer

        /// The old name of `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// The number of the touch in its world, from 1.
    package internal(set) final var number = 0
    /// When the touch was last updated: seconds since the device was started, as with
    /// `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { VirtualClock.timestamp(of: time) }
    /// Microseconds since the world began; for a touch that nobody made, when the device was started.
    final var time = -EngineConstants.uptime
    open internal(set) var phase: Phase = .began
    /// Touch-downs in short succession near each other; 0 for a finger that strayed (D-09).
    open internal(set) var tapCount = 0
    open internal(set) var type: TouchType = .direct
    /// The view that was hit at touch-down; it stays the same (D-02).
    open internal(set) var view: UIView?
    open internal(set) var window: UIWindow?
    /// Half the width of the finger, in points.
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }

    /// Like UIKit's, with names in the place of addresses, so that all runs print the same.
    open override var description: String { "<UITouch: \(words)>" }

    /// In screen points.
    final var location = CGPoint.zero
    final var previousLocation = CGPoint.zero
    final var startLocation = CGPoint.zero
    /// Microseconds since the world began; when the finger was at the place before.
    final var previousTime: Int64 = 0
    final var delivery = Delivery()

    /// How far the touch is delivered to its view.
    struct Delivery {
        /// An animation swallowed it: nobody hears of it (B-15).
        var isSwallowed = false
        /// The view's settings keep it from the view; recognizers get it (D-05, D-06).
        var isKeptFromView = false
        /// The view got its `touchesBegan` and neither ended nor cancelled yet.
        var isTrackedByView = false
        /// It came to its end in an event that is over.
        var isOver = false
        /// A recognized gesture took it from the view (E-52).
        var isTakenFromView = false
        /// The view was told of this event's part already, because that had been withheld (E-57).
        var isUpToDate = false
        /// What the view was not told yet.
        var withheld: WithheldTouch?
        /// Those that get it: the hit view's first, then those of the views that it lies in (D-08).
        var recognizers = RecognizerList()
        /// Why the touch cannot go on: its view left the window (D-11), or the app takes no touches.
        var loss: RuleID?
    }

    /// The recognizers that get this touch: the hit view's first, the window's last (D-08).
    open var gestureRecognizers: [UIGestureRecognizer]? { delivery.recognizers.all }

    /// Where the finger is, in a view's coordinates; nil for the window's (D-17).
    open func location(in view: UIView?) -> CGPoint { convert(location, to: view) }

    /// Where the finger was at the event before.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocation, to: view) }

    /// A finger's precise location is its location (B-29).
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = window ?? view?.window else { return point }
        let inWindow = window.model.pointee.fromSuperview(point)
        guard let view, view !== window else { return inWindow }
        return window.convert(inWindow, to: view)
    }

    /// Whether a recognized gesture would take something away from the view (E-41).
    final var canBeTakenFromView: Bool {
        let isKnown = delivery.isTrackedByView || delivery.withheld != nil || phase == .began
        return isKnown && !delivery.isTakenFromView && !delivery.isKeptFromView
    }
}
