import Foundation

/// A control whose knob is drawn along a line. Only the knob takes hold of a finger, elsewhere the slider
/// does not begin to track, unless an override of `beginTracking` wants it to: then it follows the finger
/// from there. It protects a swipe along it that starts on the knob, and nothing else (G-16).
///
/// Where the knob is, and how far it can go, it asks `thumbRect`, and with that `trackRect`: when a finger
/// comes down and when it moves.
open class UISlider: UIControl {
    private final var storedValue: Float = 0
    /// Where the finger took the knob, and the value then.
    private final var grip: (place: CGFloat, value: Float)?
    final var images = SliderImages()

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Between `minimumValue` and `maximumValue`. Setting it tells nobody. A finger moves the knob without
    /// this setter, and the knob is where the value was put, whatever an override answers (our decision).
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }
    /// Where the line begins; the end and the value follow if they have to.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(storedValue, animated: false)
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(storedValue, animated: false)
        }
    }
    /// Whether targets hear of the value at touch-down, with each move and at the lift, rather than at the
    /// lift alone.
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    /// Sets the value; the knob is there at once.
    open func setValue(_ value: Float, animated: Bool) {
        storedValue = min(max(value, minimumValue), maximumValue)
    }

    // MARK: Where its parts are

    /// Where the image of the smaller end is, in these bounds: at the left, as large as the image.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        world.ask(.minimumValueImageRect, of: self, [bounds]) { endRect(images.minimum, bounds, bounds.minX) }
    }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        world.ask(.maximumValueImageRect, of: self, [bounds]) {
            endRect(images.maximum, bounds, bounds.maxX - (images.maximum?.size.width ?? 0))
        }
    }
    /// Where the line is, in these bounds: between the images.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        world.ask(.trackRect, of: self, [bounds]) { defaultTrackRect(bounds) }
    }
    /// Where the knob is at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        world.ask(.thumbRect, of: self, [bounds, rect, value]) { defaultThumbRect(rect, value) }
    }

    override func defaultBeginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        guard isOnKnob(place) else { return false }
        grip = (place.x, storedValue)
        if isContinuous { sendValueChanged(event) }
        return true
    }

    override func defaultContinueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        // After an override of `beginTracking` that did not call `super`, the finger has the knob wherever
        // it came down.
        if grip == nil { grip = (touch.previousLocation(in: self).x, storedValue) }
        follow(touch)
        if isContinuous { sendValueChanged(event) }
        return true
    }

    override func defaultEndTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { follow(touch) }
        sendValueChanged(event)
    }

    override var holdsKnob: Bool { grip != nil }
    override func trackingIsOver() { grip = nil }

    override func protectsDefaultAction(against recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UISwipeGestureRecognizer && isAlong(recognizer, isOnKnob: isOnKnob)
    }

    override func defaultSize(fitting size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ControlConstants.sliderHeight)
    }
    override var defaultIntrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: ControlConstants.sliderHeight)
    }

    private func follow(_ touch: UITouch) {
        guard let grip else { return }
        let way = knob(at: maximumValue).midX - knob(at: minimumValue).midX
        guard way > 0 else { return }
        let part = Float((touch.location(in: self).x - grip.place) / way)
        setValue(grip.value + part * (maximumValue - minimumValue), animated: false)
    }

    private func knob(at value: Float) -> CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    private func isOnKnob(_ point: CGPoint) -> Bool {
        let reach = ControlConstants.knobReach
        return knob(at: storedValue).insetBy(dx: -reach, dy: -reach).encloses(point)
    }
}
