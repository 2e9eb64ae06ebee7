import Foundation

/// A view that turns touches into messages to its targets.
///
/// What subclasses may override has to be in the class itself; most of it is carried out in the extensions
/// beside this file.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    final var tracking = ControlTracking()
    final var storedState = State.normal
    /// Whom the control tells, in the order in which they were added (G-13).
    final var handlers: [ControlHandler] = [] { didSet { world.settingsHaveChanged = true } }
    final var handlerIndex = RegistrationIndex()
    /// What opens the control's menu; nil while menus are off.
    final var menuInteraction: UIContextMenuInteraction?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a control that performs an action when its primary action is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        addPrimaryAction(primaryAction)
    }

    // MARK: State

    /// A control that is not enabled ignores touches, and keeps them from others all the same (G-11). One
    /// that is disabled while it tracks cancels the tracking.
    open var isEnabled: Bool {
        get { world.ask(.isControlEnabled, of: self) { !storedState.contains(.disabled) } }
        set {
            posting(.setIsControlEnabled) {
                world.request(.setIsControlEnabled, of: self, [newValue]) { setStoredEnabled(newValue) }
            }
        }
    }
    /// The app's business: no touch changes it (G-10).
    open var isSelected: Bool {
        get { world.ask(.isSelected, of: self) { storedState.contains(.selected) } }
        set {
            posting(.setIsSelected) {
                world.request(.setIsSelected, of: self, [newValue]) { set(.selected, newValue) }
            }
        }
    }
    /// Whether the control shows that a finger is on it: set as the tracked touch comes in and goes out, and
    /// cleared when it is over (G-10).
    open var isHighlighted: Bool {
        get { world.ask(.isHighlighted, of: self) { storedState.contains(.highlighted) } }
        set { posting(.setIsHighlighted) { sendHighlight(newValue) { set(.highlighted, newValue) } } }
    }
    /// The control's states together (G-10).
    open var state: State { world.ask(.controlState, of: self) { defaultState } }

    /// Where the content is in the control. A button places image and title so; other controls keep it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    /// The same as left or right where it follows the direction of the language, which is from the left here.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: .left
        case .trailing: .right
        case let other: other
        }
    }

    // MARK: Tracking

    /// Whether the control follows a touch (G-03).
    open var isTracking: Bool { world.ask(.isTracking, of: self) { tracking.isUnderWay } }
    /// Whether the touch that the control follows is inside, or near enough (G-08).
    open var isTouchInside: Bool { world.ask(.isTouchInside, of: self) { tracking.isInside } }

    /// A touch came down in the control: whether to follow it (G-01, G-03).
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        sendTrackingQuestion(.beginTracking, touch, event) { defaultBeginTracking(touch, with: event) }
    }

    /// The touch moved: whether to go on following it (G-01, G-03).
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        sendTrackingQuestion(.continueTracking, touch, event) {
            defaultContinueTracking(touch, with: event)
        }
    }

    /// The touch was lifted; the actions follow (G-01).
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        sendTracking(.endTracking, touch, [touch, event]) { defaultEndTracking(touch, with: event) }
    }

    /// The touch is over without having ended. Without an event the control itself had to give up: it left
    /// its window, or was disabled. Overrides must call `super`, which stops the tracking, tells the targets
    /// and takes the highlight away (G-05).
    open func cancelTracking(with event: UIEvent?) {
        sendTracking(.cancelTracking, nil, [event]) { defaultCancelTracking(with: event) }
    }

    // MARK: Targets and actions

    /// Sends `action` to `target` for these events; without a target to the first responder along the chain
    /// that takes it (C-20). The target is not kept alive (G-14).
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        add(target, action, for: controlEvents)
    }
    /// Sends it no more for these events. Without a target it is about all targets, without an action about
    /// all actions.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(target, action, for: controlEvents)
    }
    /// Performs an action for these events; one with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, for: controlEvents) }
    /// Performs it no more for these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    /// Performs the action with this identifier no more for these events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(actionIdentifier, for: controlEvents)
    }
    /// All targets; `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> { Set(listedTargets.compactMap { $0 as? NSObject }) }
    /// The events that anything is sent for.
    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }
    /// The names of the actions that a target gets for an event; nil without any.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        names(of: target, controlEvent)
    }

    /// Tells the targets of these events, as if a touch had made them (G-12).
    open func sendActions(for controlEvents: Event) {
        world.send(
            .sendActions, to: self, arguments: { [controlEvents] },
            argument: { .text(world.trace.text(controlEvents.words)) }, fallback: (),
            answer: { _ in .none }, body: { send(controlEvents, nil) })
    }

    /// Sends one action to one target, by way of the application (G-12).
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        world.send(
            .controlSendAction, to: self, arguments: { [action, target, event] },
            argument: { world.argument(from: [action]) }, fallback: (), answer: { _ in .none },
            body: { _ = world.application.sendAction(action, to: target, from: self, for: event) })
    }

    /// Performs one action (G-12).
    open func sendAction(_ action: UIAction) {
        world.send(
            .sendActionObject, to: self, arguments: { [action] },
            argument: { world.argument(from: [action]) }, fallback: (), answer: { _ in .none },
            body: { action.perform(from: self) })
    }

    /// Triggers what the control is for, as a tap would: its menu, if a tap opens one. A control that is not
    /// enabled does nothing. Since iOS 17.4.
    open func performPrimaryAction() { triggerPrimaryAction() }

    // MARK: Menus

    /// Whether a finger that rests on the control opens a menu, if the control has one (F-08).
    open var isContextMenuInteractionEnabled: Bool {
        get { menuInteraction != nil }
        set { enableMenus(newValue) }
    }
    /// What opens the menu; nil while menus are off.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
    /// Whether the menu opens when a finger comes down; the touch then triggers nothing else.
    open var showsMenuAsPrimaryAction = false

    /// The menu at a place of the control; nil for none. Overrides say which one, or call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        world.sendQuestion(
            .menuConfiguration, to: self, arguments: { [interaction, location] },
            argument: { world.argument(from: [interaction, location]) }, fallback: nil,
            answer: { world.answer(for: $0 as Any) }, body: { defaultMenuConfiguration })
    }

    /// The menu comes.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        sendMenuNews(.menuWillDisplay, [interaction, configuration, animator])
    }

    /// The menu goes.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        sendMenuNews(.menuWillEnd, [interaction, configuration, animator])
    }

    /// Where the menu of a finger that comes down opens, in the control's coordinates: by default at the
    /// lower left corner, which is our decision.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        world.ask(.menuAttachmentPoint, of: self, [configuration]) {
            CGPoint(x: bounds.minX, y: bounds.maxY)
        }
    }

    // What the engine's own controls do; they override these, so that a message is recorded once.

    func defaultBeginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    func defaultContinueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    func defaultEndTracking(_ touch: UITouch?, with event: UIEvent?) {}
    final func defaultCancelTracking(with event: UIEvent?) { giveUpTracking(event) }
    var defaultState: State { storedState }
    /// What a finger lifted inside means beyond `touchUpInside`: for buttons their primary action (G-13).
    var eventsAfterTouchUpInside: [Event] { [] }
    /// The control's own menu.
    var defaultMenuConfiguration: UIContextMenuConfiguration? { nil }
    /// Whether the touch that the control follows came down on its knob.
    var holdsKnob: Bool { false }
    /// The control follows no touch any more, for whatever reason.
    func trackingIsOver() {}
    /// Whether no scroll view around it delays its touches or takes them away.
    var takesTouchesAtOnce: Bool { false }
    /// The control is in another state than before.
    func stateDidChange() {}
    /// Whether the control's own default action is what this recognizer of an ancestor would take away
    /// (G-16). Plain controls have none (G-19).
    func protectsDefaultAction(against recognizer: UIGestureRecognizer) -> Bool { false }

    /// UIKit's own controls are accessibility elements; plain ones have to say so (P-41).
    override var isAccessibleByDefault: Bool { ClassNames(of: self).kitName != "UIControl" }

    // A control keeps its touches: nothing goes on to `next` (G-15, C-15).

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        beginTracking(touches, event)
        openMenuAtOnce(touches, event)
    }
    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        continueTracking(touches, event)
    }
    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endTracking(touches, event)
    }
    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTracking(touches, event)
    }

    override func defaultShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        mayBegin(recognizer)
    }

    override func windowDidChange() {
        if tracking.touch != 0 { cancelTracking(because: nil) }
    }
}
