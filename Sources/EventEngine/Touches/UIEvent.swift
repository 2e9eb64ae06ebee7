import Foundation

/// One message from the hardware: all fingers on the screen, or another sort of input.
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    open var type: EventType { storedType }
    open var subtype: EventSubtype { storedSubtype }
    /// Seconds since the device was started, as with `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { VirtualClock.timestamp(of: time) }
    /// Microseconds since the world began; for an event that nobody sent, when the device was started.
    final var time = -EngineConstants.uptime
    /// All touches of the event, in the order in which they began.
    final var touches: [UITouch] = []

    /// How far a motion is that the event is about; nil for other events.
    enum MotionPhase { case began, ended }
    final var motionPhase: MotionPhase?

    /// Like UIKit's, with names in the place of addresses, so that all runs print the same.
    open override var description: String {
        let name = type == .touches ? "UITouchesEvent" : "UIEvent"
        let list = touches.map { "<UITouch: \($0.words)>" }.joined(separator: ", ")
        return "<\(name): type: \(type); timestamp: \(timestamp); touches: {(\(list))}>"
    }

    private let storedType: EventType
    private let storedSubtype: EventSubtype

    public override init() {
        (storedType, storedSubtype) = (.touches, .none)
    }

    init(type: EventType, subtype: EventSubtype = .none) {
        (storedType, storedSubtype) = (type, subtype)
    }

    /// Every touch of the event, whoever it belongs to.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        nonEmpty(touches.filter { $0.window === window })
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        nonEmpty(touches.filter { $0.view === view })
    }

    /// The touches that a recognizer gets.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        nonEmpty(touches.filter { touch in gesture.attempt.touches.contains { $0 === touch } })
    }

    private func nonEmpty(_ touches: [UITouch]) -> Set<UITouch>? {
        touches.isEmpty ? nil : Set(touches)
    }
}
