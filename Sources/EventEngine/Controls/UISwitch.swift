import Foundation

/// A control that is on or off. A tap turns it over; its knob can also be drawn to the other side. It
/// protects a tap, and a pan along it that starts on the knob (G-16).
///
/// Where UIKit's switch has recognizers of its own, this one does it all while it tracks: it turns over in
/// `endTracking`, or in `continueTracking` when the knob passes the middle, and tells its targets at that
/// moment. Nothing in it can be hit.
open class UISwitch: UIControl {
    private final var storedValue = false
    private final var drag = Drag()

    /// A finger on the knob.
    private struct Drag {
        var start: CGFloat = 0
        var isOnKnob = false
        var isUnderWay = false
    }

    /// A switch has the size of a switch, whatever the frame says.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlConstants.switchSize))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the switch is on. Setting it tells nobody.
    open var isOn: Bool {
        get { storedValue }
        set { setOn(newValue, animated: false) }
    }
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    /// Kept: a phone's switch shows neither a title nor pictures.
    open var title: String?
    open var onImage: UIImage?
    open var offImage: UIImage?

    /// Turns the switch; the knob is there at once, since nothing of the switch can be hit.
    open func setOn(_ on: Bool, animated: Bool) {
        command(.setSwitchOn, [on, animated]) { storedValue = on }
    }

    override func defaultBeginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let start = touch.location(in: self)
        drag = Drag(start: start.x, isOnKnob: isOnKnob(start))
        return true
    }

    override func defaultContinueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self).x
        if drag.isOnKnob, abs(place - drag.start) > ControlConstants.knobThreshold { drag.isUnderWay = true }
        if drag.isUnderWay { turn(place > bounds.midX, event) }
        return true
    }

    override func defaultEndTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !drag.isUnderWay, isTouchInside { turn(!isOn, event) }
    }

    override var holdsKnob: Bool { drag.isOnKnob }

    override func protectsDefaultAction(against recognizer: UIGestureRecognizer) -> Bool {
        isSingleTap(recognizer)
            || recognizer is UIPanGestureRecognizer && isAlong(recognizer, isOnKnob: isOnKnob)
    }

    override func defaultSize(fitting size: CGSize) -> CGSize { ControlConstants.switchSize }
    override var defaultIntrinsicContentSize: CGSize { ControlConstants.switchSize }

    private func turn(_ isOn: Bool, _ event: UIEvent?) {
        guard storedValue != isOn else { return }
        storedValue = isOn
        sendValueChanged(event)
    }

    /// The knob is as wide as the switch is high, and is to the right when it is on.
    private func isOnKnob(_ point: CGPoint) -> Bool {
        let width = bounds.height
        return isOn ? point.x >= bounds.maxX - width : point.x < bounds.minX + width
    }
}
