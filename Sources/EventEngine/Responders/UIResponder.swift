import Foundation

/// What can receive events: views, view controllers, windows, the application.
open class UIResponder: NSObject, Subclassable {
    /// The world that this object belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    @exclusivity(unchecked) package final var traceID = ObjectID.none
    /// The run-time subclass that is in front of this object.
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { dynamicSubclassDidChange() }
    }

    /// What was set for assistive apps to read out.
    final var words: SpokenWords?

    public override init() {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    open override var description: String { descriptionWords }

    /// The next responder in the chain: asked at each step, never stored (C-08).
    open var next: UIResponder? {
        world.ask(.next, of: self) { defaultNext }
    }

    /// Tells this object that fingers touched down in it. By default it is passed on to `next` (C-09).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        sendTouches(.touchesBegan, touches, event) { defaultTouchesBegan(touches, with: event) }
    }

    /// Tells this object that fingers moved. By default it is passed on to `next` (C-09).
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        sendTouches(.touchesMoved, touches, event) { defaultTouchesMoved(touches, with: event) }
    }

    /// Tells this object that fingers were lifted. By default it is passed on to `next` (C-09).
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        sendTouches(.touchesEnded, touches, event) { defaultTouchesEnded(touches, with: event) }
    }

    /// Tells this object that its touches are over without having ended. By default it is passed on (C-09).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        sendTouches(.touchesCancelled, touches, event) { defaultTouchesCancelled(touches, with: event) }
    }

    /// What a pencil estimated is known exactly. Nobody has a pencil here, so that nobody calls it.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: What only tools call

    /// Called where a storyboard is drawn; there are none, so the engine never calls it.
    open func prepareForInterfaceBuilder() { world.request(.prepareForInterfaceBuilder, of: self, []) {} }
    /// A swipe up with VoiceOver, which the hand does not make.
    open func accessibilityIncrement() { world.request(.accessibilityIncrement, of: self, []) {} }
    /// A swipe down with VoiceOver, which the hand does not make.
    open func accessibilityDecrement() { world.request(.accessibilityDecrement, of: self, []) {} }

    // MARK: What is read out

    /// What assistive apps call it. That is kept, as are the other words, without effect on events.
    open var accessibilityLabel: String? {
        get { words?.label }
        set { ownWords.label = newValue }
    }
    /// Its value as it is read out.
    open var accessibilityValue: String? {
        get { words?.value }
        set { ownWords.value = newValue }
    }
    /// What happens on activation, read out last.
    open var accessibilityHint: String? {
        get { words?.hint }
        set { ownWords.hint = newValue }
    }
    /// What it is for assistive apps.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { words?.traits ?? usualTraits }
        set { ownWords.traits = newValue }
    }

    /// The language in which it is read out.
    open var accessibilityLanguage: String? {
        get { words?.language }
        set { ownWords.language = newValue }
    }
    /// What it holds for assistive apps, in the order of reading.
    open var accessibilityElements: [Any]? {
        get { words?.elements }
        set { ownWords.elements = newValue }
    }
    /// How many elements it holds.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element at a place; nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        let elements = accessibilityElements ?? []
        return elements.indices.contains(index) ? elements[index] : nil
    }
    /// The place of an element, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// Whether VoiceOver passes over what is in it.
    open var accessibilityElementsHidden: Bool {
        get { words?.hidesElements ?? false }
        set { ownWords.hidesElements = newValue }
    }
    /// Whether VoiceOver passes over the views beside it.
    open var accessibilityViewIsModal: Bool {
        get { words?.isModal ?? false }
        set { ownWords.isModal = newValue }
    }
    /// Whether what is in it is read out before what is beside it.
    open var shouldGroupAccessibilityChildren: Bool {
        get { words?.groupsElements ?? false }
        set { ownWords.groupsElements = newValue }
    }
    /// What VoiceOver offers for it beside a tap.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { world.ask(.accessibilityCustomActions, of: self) { words?.customActions } }
        set {
            world.request(.setAccessibilityCustomActions, of: self, [newValue]) {
                ownWords.customActions = newValue
            }
        }
    }
    /// A Z of two fingers with VoiceOver; false, the default, lets the next responder answer.
    open func accessibilityPerformEscape() -> Bool {
        world.ask(.accessibilityPerformEscape, of: self) { false }
    }
    /// A double tap of two fingers with VoiceOver; false, the default, lets the next responder answer.
    open func accessibilityPerformMagicTap() -> Bool {
        world.ask(.accessibilityPerformMagicTap, of: self) { false }
    }
    /// A swipe of three fingers with VoiceOver, which the hand does not make.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// VoiceOver's cursor comes, which only the scenario tells.
    open func accessibilityElementDidBecomeFocused() {}
    /// VoiceOver's cursor goes, which only the scenario tells.
    open func accessibilityElementDidLoseFocus() {}

    // MARK: First responder

    /// Whether motion and actions without a target come to this object first.
    open var isFirstResponder: Bool {
        world.ask(.isFirstResponder, of: self) { holdsFirstResponder }
    }

    /// Whether this object may become first responder: by default not (C-18).
    open var canBecomeFirstResponder: Bool {
        world.ask(.canBecomeFirstResponder, of: self) { defaultCanBecomeFirstResponder }
    }

    /// Whether this object may stop being first responder: by default it may (C-18).
    open var canResignFirstResponder: Bool { world.ask(.canResignFirstResponder, of: self) { true } }

    /// Makes this object first responder of its window; false if it cannot, or the present one refuses
    /// (C-19).
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        sendBool(.becomeFirstResponder) { defaultBecomeFirstResponder() }
    }

    /// Leaves the window without a first responder if this was it; false if it refuses (C-19).
    @discardableResult
    open func resignFirstResponder() -> Bool {
        sendBool(.resignFirstResponder) { defaultResignFirstResponder() }
    }

    // MARK: Actions

    /// Whether this object takes the action: by default, if it has a method of this name (C-23).
    /// Otherwise the next responder answers, unless each is asked by itself anyway (P-31).
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        world.sendQuestion(
            .canPerformAction, to: self, arguments: { [action, sender] },
            argument: { world.argument(from: [action]) }, fallback: false, answer: { .bool($0) },
            body: { defaultCanPerform(action, withSender: sender) })
    }

    /// The first object from this one on up the chain that takes the action (C-23).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        sendTarget(action, sender) {
            canPerformByItself(action, withSender: sender)
                ? self : next?.target(forAction: action, withSender: sender)
        }
    }

    open func cut(_ sender: Any?) { send(.cut, sender) }
    open func copy(_ sender: Any?) { send(.copy, sender) }
    open func paste(_ sender: Any?) { send(.paste, sender) }
    open func select(_ sender: Any?) { send(.select, sender) }
    open func selectAll(_ sender: Any?) { send(.selectAll, sender) }
    open func delete(_ sender: Any?) { send(.delete, sender) }
    open func toggleBoldface(_ sender: Any?) { send(.toggleBoldface, sender) }
    open func toggleItalics(_ sender: Any?) { send(.toggleItalics, sender) }
    open func toggleUnderline(_ sender: Any?) { send(.toggleUnderline, sender) }
    open func increaseSize(_ sender: Any?) { send(.increaseSize, sender) }
    open func decreaseSize(_ sender: Any?) { send(.decreaseSize, sender) }
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { send(.makeLeftToRight, sender) }
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { send(.makeRightToLeft, sender) }

    /// The nearest undo manager upwards in the chain: that of a text object, or of the window (P-37).
    open var undoManager: UndoManager? { world.ask(.undoManager, of: self) { defaultUndoManager } }

    /// A property changed that this object observes by its name. Without an override, UIKit raises an
    /// exception.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        world.request(.observeValue, of: self, [keyPath, object, change, context]) {
            world.reportUnheard(keyPath, by: self)
        }
    }

    // MARK: What first responders type with (P-11)

    /// The view that takes the keyboard's place while this object, or one below it in the chain, is first
    /// responder.
    open var inputView: UIView? { world.ask(.inputView, of: self) { nil } }
    /// The view above the keyboard.
    open var inputAccessoryView: UIView? { world.ask(.inputAccessoryView, of: self) { nil } }
    open var inputViewController: UIInputViewController? {
        world.ask(.inputViewController, of: self) { nil }
    }
    open var inputAccessoryViewController: UIInputViewController? {
        world.ask(.inputAccessoryViewController, of: self) { nil }
    }
    /// Looks both up again, at once; without effect unless this is the first responder (P-12).
    open func reloadInputViews() {
        if holdsFirstResponder { world.keyboard.reload(for: self) }
    }

    // MARK: Motion

    /// Tells this object that a motion began. By default it is passed on to `next` (C-24).
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        sendMotion(.motionBegan, motion, event) { next?.motionBegan(motion, with: event) }
    }

    /// Tells this object that a motion is over. By default it is passed on to `next` (C-24).
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        sendMotion(.motionEnded, motion, event) { next?.motionEnded(motion, with: event) }
    }

    /// Tells this object that a motion was interrupted. By default it is passed on to `next` (C-24).
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        sendMotion(.motionCancelled, motion, event) { next?.motionCancelled(motion, with: event) }
    }

    // What the engine's own classes do; they override these, so that a message is recorded once.

    var defaultNext: UIResponder? { nil }
    var defaultCanBecomeFirstResponder: Bool { false }
    func defaultBecomeFirstResponder() -> Bool { takeFirstResponderAndKeyboard() }
    func defaultResignFirstResponder() -> Bool { giveUpFirstResponderAndKeyboard() }
    /// First responder was taken away from the object without its consent.
    func editingWasCut() {}
    var defaultUndoManager: UndoManager? { next?.undoManager }
    /// Whether the engine's class carries out one of the editing commands.
    func implements(_ edit: EditAction) -> Bool { false }
    func perform(_ edit: EditAction) {}
    /// Whether a command that it implements has something to do now; nil where it implements none.
    func mayPerform(_ edit: EditAction) -> Bool? { nil }

    /// The view that the object is or manages: where it is says whether it can be first responder.
    var ownView: UIView? { nil }

    func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesBegan(touches, with: event) }
    }

    func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesMoved(touches, with: event) }
    }

    func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesEnded(touches, with: event) }
    }

    func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesCancelled(touches, with: event) }
    }

    /// Objects that the engine knows by a property of this one, for names in the trace.
    package var knownProperties: [(name: String, object: AnyObject?)] { [] }

    func dynamicSubclassDidChange() {
        world.names.dynamicSubclassChanged(of: self)
    }
}
