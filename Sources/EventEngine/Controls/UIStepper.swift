import Foundation

/// A control that counts down on its left half and up on its right. It protects a tap (G-16). Nothing in it
/// can be hit.
///
/// It counts when the finger lifts inside; held for half a second with `autorepeat`, it counts ten times a
/// second instead.
open class UIStepper: UIControl {
    private final var storedValue = 0.0
    private final var storedStep = 1.0
    /// Up or down, while a finger is on it.
    private final var way = 0.0
    private final var hasRepeated = false
    private final var timer: TimerQueue.Token?
    /// Kept pictures, by what they are of and their states.
    final var pictures: [StepperPicture: UIImage] = [:]

    /// A stepper has the size of a stepper, whatever the frame says.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlConstants.stepperSize))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        if let timer { world.timers.cancel(timer) }
    }

    /// Between `minimumValue` and `maximumValue`. Setting it tells nobody.
    open var value: Double {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), maximumValue) }
    }
    open var minimumValue = 0.0 {
        didSet {
            if minimumValue > maximumValue { refuse("'minimumValue' is above 'maximumValue'") }
            value = storedValue
        }
    }
    open var maximumValue = 100.0 {
        didSet {
            if maximumValue < minimumValue { refuse("'maximumValue' is below 'minimumValue'") }
            value = storedValue
        }
    }
    /// By how much it counts; positive.
    open var stepValue: Double {
        get { storedStep }
        set {
            guard newValue > 0 else { return refuse("'stepValue' must be positive") }
            storedStep = newValue
        }
    }
    /// Whether it goes on counting while it is held.
    open var autorepeat = true
    /// Whether targets hear of every step rather than of the last one.
    open var isContinuous = true
    /// Whether it goes on at the other end of its range.
    open var wraps = false

    override func defaultBeginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        way = touch.location(in: self).x < bounds.midX ? -1 : 1
        hasRepeated = false
        if autorepeat { countLater(after: ControlConstants.stepperDelay) }
        return true
    }

    override func defaultEndTracking(_ touch: UITouch?, with event: UIEvent?) {
        if hasRepeated {
            if !isContinuous { sendValueChanged(event) }
        } else if isTouchInside {
            let old = value
            step()
            if value != old { sendValueChanged(event) }
        }
    }

    override func trackingIsOver() {
        if let timer { world.timers.cancel(timer) }
        timer = nil
    }

    override func protectsDefaultAction(against recognizer: UIGestureRecognizer) -> Bool {
        isSingleTap(recognizer)
    }

    override func defaultSize(fitting size: CGSize) -> CGSize { ControlConstants.stepperSize }
    override var defaultIntrinsicContentSize: CGSize { ControlConstants.stepperSize }

    private func countLater(after time: Int64) {
        timer = world.timers.add(at: world.clock.now + time) { [weak self] in self?.countAgain() }
    }

    /// A finger that is outside counts nothing until it comes back.
    private func countAgain() {
        guard !world.isHalted else { return }
        countLater(after: ControlConstants.stepperInterval)
        guard isTouchInside else { return }
        hasRepeated = true
        let old = value
        step()
        if isContinuous, value != old { sendValueChanged(nil) }
    }

    private func step() {
        let next = storedValue + way * storedStep
        switch next {
        case _ where next > maximumValue: value = wraps ? minimumValue : maximumValue
        case _ where next < minimumValue: value = wraps ? maximumValue : minimumValue
        default: value = next
        }
    }

    private func refuse(_ what: String) {
        world.report(.refused("'\(world.description(of: self))': \(what)"))
    }
}
