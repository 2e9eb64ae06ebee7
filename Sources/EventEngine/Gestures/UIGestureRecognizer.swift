import Foundation

/// Watches the touches of its view, and of all views in that, and tells when they make a gesture.
///
/// What subclasses may override has to be in the class itself; most of it is carried out in the extensions
/// beside this file, and by the `GestureArbiter`.
open class UIGestureRecognizer: NSObject, Subclassable {
    /// The world that this recognizer belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    /// The run-time subclass that is in front of this recognizer.
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }
    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject? {
        didSet {
            world.settingsHaveChanged = true
            delegateDidChange()
        }
    }

    /// The scenario line that made it.
    final let line: Int32
    final var attempt = GestureAttempt()
    final var targets: [GestureTarget] = [] { didSet { world.settingsHaveChanged = true } }
    final var targetIndex = RegistrationIndex()
    /// Not counted: a view that is freed lets go of its recognizers.
    final unowned(unsafe) var viewReference: UIView?
    final var storedEnabled = true
    package final var keyValueObservers: [KeyValueObserver] = []
    /// Why the view that answers for its delegate said no.
    final var decline: GestureCause?
    /// Why the next assignment to `state` is made.
    final var nextCause: GestureCause?
    /// What will happen unless the fingers do something first.
    final var pendingTimer: TimerQueue.Token?
    /// In screen points; kept when the fingers are gone (F-05).
    final var lastLocation = CGPoint.zero

    /// Makes a recognizer that sends `action` to `target`.
    public init(target: Any?, action: Selector?) {
        world = .current
        creationSerial = world.nextSerial()
        line = world.currentLine
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recognizer without a target; archives are not read.
    public init?(coder: NSCoder) {
        world = .current
        creationSerial = world.nextSerial()
        line = world.currentLine
        super.init()
    }

    deinit {
        if let pendingTimer { world.timers.cancel(pendingTimer) }
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// The recognizer's name for debugging.
    open var name: String?
    /// The view that it watches.
    open var view: UIView? { viewReference }
    open var delegate: (any UIGestureRecognizerDelegate)? {
        get { delegateObject as? any UIGestureRecognizerDelegate }
        set { delegateObject = newValue }
    }

    // MARK: Targets

    /// Sends `action` to `target` as well; the method takes no argument or the recognizer.
    open func addTarget(_ target: Any, action: Selector) { add(target, action) }
    /// Sends this action to this target no more; nil stands for all of them.
    open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

    // MARK: State

    open override var description: String { words }

    /// How far the recognizer has come; for subclasses to set. A change takes effect when all recognizers
    /// have heard of the event, and one that is not allowed is named in the trace (E-15, E-24).
    open var state: State {
        get { world.ask(.recognizerState, of: self) { attempt.acting ?? attempt.wanted } }
        set { world.request(.setRecognizerState, of: self, [newValue]) { want(newValue) } }
    }

    /// A recognizer that is not enabled gets no touches. Disabled while it recognizes it is cancelled; else
    /// it lets go of the touches that it has (E-02, E-22).
    open var isEnabled: Bool {
        get { world.ask(.isRecognizerEnabled, of: self) { storedEnabled } }
        set {
            post(.setIsRecognizerEnabled) {
                world.request(.setIsRecognizerEnabled, of: self, [newValue]) { setStoredEnabled(newValue) }
            }
        }
    }

    /// Waits with its actions until another recognizer has failed (E-43).
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        world.gestures.requirements.add(self, requires: otherGestureRecognizer, once: false)
    }

    // MARK: Touches of views

    /// Whether recognizing cancels the touches on their views (E-52).
    open var cancelsTouchesInView = true
    /// Whether views hear nothing of touches as long as this recognizer is possible (E-56).
    open var delaysTouchesBegan = false { didSet { world.gestures.isDirty = true } }
    /// Whether views hear of a touch's end only when this recognizer has decided (E-58).
    open var delaysTouchesEnded = true { didSet { world.gestures.isDirty = true } }
    /// The types of touches that it gets; all by default (E-02).
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Kept: nobody presses a button here. By default the one that selects.
    open var allowedPressTypes: [NSNumber] = [4]
    /// Whether it ignores touches of other types than the first (E-03).
    open var requiresExclusiveTouchType = true

    // MARK: Places

    /// The number of its fingers on the screen.
    open var numberOfTouches: Int { world.ask(.numberOfTouches, of: self) { defaultNumberOfTouches } }

    /// The middle of its fingers, in a view's coordinates; nil stands for the window's.
    open func location(in view: UIView?) -> CGPoint {
        world.ask(.locationInView, of: self, [view]) { convertFromScreen(defaultLocation, to: view) }
    }

    /// One of its fingers, in a view's coordinates; nil stands for the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        world.ask(.locationOfTouch, of: self, [touchIndex, view]) {
            convertFromScreen(screenLocation(ofTouch: touchIndex), to: view)
        }
    }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        sendTouches(.gestureTouchesBegan, touches, event) { defaultTouchesBegan(touches, with: event) }
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        sendTouches(.gestureTouchesMoved, touches, event) { defaultTouchesMoved(touches, with: event) }
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        sendTouches(.gestureTouchesEnded, touches, event) { defaultTouchesEnded(touches, with: event) }
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        sendTouches(.gestureTouchesCancelled, touches, event) {
            defaultTouchesCancelled(touches, with: event)
        }
    }

    /// What a pencil estimated is known exactly. Nobody has a pencil here, so that nobody calls it.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Called when an attempt is over, to get ready for the next; only UIKit calls it (E-19).
    open func reset() {
        world.send(
            .resetRecognizer, to: self, arguments: { [] }, argument: { .none }, fallback: (),
            answer: { _ in .none }, body: { defaultReset() })
    }

    /// Wants no more of a touch, which then is neither cancelled nor delayed on its view (E-21).
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        world.sendQuestion(
            .ignoreTouch, to: self, arguments: { [touch, event] },
            argument: { .touches(world.trace.list([touch])) }, fallback: (), answer: { _ in .none },
            body: { world.gestures.ignore(touch, by: self) })
    }

    /// Whether recognizing may exclude another recognizer: a rule of the whole class (E-34).
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        question(.canPrevent, about: preventedGestureRecognizer) {
            defaultCanPrevent(preventedGestureRecognizer)
        }
    }

    /// Whether another recognizer may exclude this one: a rule of the whole class (E-34).
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        question(.canBePreventedBy, about: preventingGestureRecognizer) { isPreventable }
    }

    /// Whether this recognizer has to wait for another one's failure in this attempt (E-45).
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        question(.recognizerShouldRequireFailureOf, about: otherGestureRecognizer) { false }
    }

    /// Whether another recognizer has to wait for this one's failure in this attempt (E-45).
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        question(.recognizerShouldBeRequiredToFailBy, about: otherGestureRecognizer) { false }
    }

    /// Whether the recognizer takes part in an event (E-04).
    open func shouldReceive(_ event: UIEvent) -> Bool {
        question(.recognizerShouldReceiveEvent, about: event) { true }
    }

    // What the engine's own recognizers do; they override these, so that a message is recorded once.

    func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    func defaultReset() {}
    /// What it does itself when its actions are due: before those of its targets.
    func defaultAction(in state: State) {}
    func delegateDidChange() {}
    /// Why it never wants a touch that nobody has been asked about; nil if it may.
    func refusal(of touch: UITouch) -> GestureCause? { nil }
    /// The view that decides as its delegate, and so is not asked as a hit view.
    var answeringView: UIView? { nil }
    func defaultCanPrevent(_ other: UIGestureRecognizer) -> Bool { true }
    var isPreventable: Bool { true }
    var defaultNumberOfTouches: Int { fingersDown.count }
    /// In screen points.
    var defaultLocation: CGPoint { lastLocation }

    package var knownProperties: [(name: String, object: AnyObject?)] { [] }
}
