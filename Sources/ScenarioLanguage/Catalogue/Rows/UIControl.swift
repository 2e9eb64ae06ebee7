import EventEngine
import Foundation

extension UIControl.Event: BridgedOptionSet {}
extension UIControl.State: BridgedOptionSet {}
extension UIControl.ContentHorizontalAlignment: BridgedEnum {}
extension UIControl.ContentVerticalAlignment: BridgedEnum {}

/// A set of objects, in an order that is the same in each run.
private struct Targets: Bridged {
    let objects: [AnyObject]

    static var staticType: StaticType { .set(.anyHashable) }
    static func from(_ value: Value) -> Targets? { nil }
    var bridged: Value { .set(OrderedValueSet(objects.map { .object($0) })) }
}

extension NativeCatalogue {
    /// UIControl, and what belongs to it.
    func addUIControl() {
        addClass(
            UIControl.self, named: "UIControl", superclass: UIView.self,
            "Tracks one touch, looks highlighted meanwhile, and sends actions to targets."
        ) { t in
            controlRows(t)
            trackingRows(t)
            targetRows(t)
            controlMenuRows(t)
        }
        addOptionSet(
            UIControl.Event.self, named: "UIControl.Event",
            "What a control sends actions for.", controlEventRows)
        addOptionSet(
            UIControl.State.self, named: "UIControl.State",
            "How a control looks."
        ) { t in
            t.means("So.")
            t.enumCase("normal", .normal)
            t.enumCase("highlighted", .highlighted)
            t.enumCase("disabled", .disabled)
            t.enumCase("selected", .selected)
            t.enumCase("focused", .focused)
            t.means("Bits for others.")
            t.enumCase("application", .application)
            t.enumCase("reserved", .reserved)
        }
        addControlAlignments()
    }

    private func addControlAlignments() {
        addEnumeration(
            UIControl.ContentHorizontalAlignment.self, named: "UIControl.ContentHorizontalAlignment",
            "Where content is between left and right."
        ) { t in
            t.means("There.")
            t.enumCase("center", .center)
            t.enumCase("left", .left)
            t.enumCase("right", .right)
            t.enumCase("fill", .fill)
            t.enumCase("leading", .leading)
            t.enumCase("trailing", .trailing)
        }
        addEnumeration(
            UIControl.ContentVerticalAlignment.self, named: "UIControl.ContentVerticalAlignment",
            "Where content is between top and bottom."
        ) { t in
            t.means("There.")
            t.enumCase("center", .center)
            t.enumCase("top", .top)
            t.enumCase("bottom", .bottom)
            t.enumCase("fill", .fill)
        }
    }

    private func controlEventRows(_ t: MemberTable<UIControl.Event>) {
        t.means("A finger came down.")
        t.enumCase("touchDown", .touchDown)
        t.means("It came down again soon after.")
        t.enumCase("touchDownRepeat", .touchDownRepeat)
        t.means("It moved, inside or outside.")
        t.enumCase("touchDragInside", .touchDragInside)
        t.enumCase("touchDragOutside", .touchDragOutside)
        t.means("It came in, or went out.")
        t.enumCase("touchDragEnter", .touchDragEnter)
        t.enumCase("touchDragExit", .touchDragExit)
        t.means("It was lifted inside: what buttons act on.")
        t.enumCase("touchUpInside", .touchUpInside)
        t.means("It was lifted outside.")
        t.enumCase("touchUpOutside", .touchUpOutside)
        t.means("It was taken away.")
        t.enumCase("touchCancel", .touchCancel)
        t.means("There is another value.")
        t.enumCase("valueChanged", .valueChanged)
        t.means("The usual thing happened.")
        t.enumCase("primaryActionTriggered", .primaryActionTriggered)
        t.enumCase("menuActionTriggered", .menuActionTriggered)
        t.means("A text is edited.")
        t.enumCase("editingDidBegin", .editingDidBegin)
        t.enumCase("editingChanged", .editingChanged)
        t.enumCase("editingDidEnd", .editingDidEnd)
        t.enumCase("editingDidEndOnExit", .editingDidEndOnExit)
        t.means("All of those.")
        t.enumCase("allTouchEvents", .allTouchEvents)
        t.enumCase("allEditingEvents", .allEditingEvents)
        t.enumCase("allEvents", .allEvents)
        t.means("Bits for others.")
        t.enumCase("applicationReserved", .applicationReserved)
        t.enumCase("systemReserved", .systemReserved)
    }

    /// The rows of UIControl: its state.
    private func controlRows(_ t: MemberTable<UIControl>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIControl(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIControl() }
        t.convenience("init(frame:primaryAction:)", through: .first(to: "init(frame:)")) {
            (frame: CGRect, action: UIAction?) in UIControl(frame: frame, primaryAction: action)
        } then: { control, _, action in
            control.addPrimaryAction(action)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UIControl(coder: coder) }
        t.means("Whether it takes touches. A disabled one keeps them from whoever is behind it (G-04).")
        t.property("isEnabled", \.isEnabled, override: .isControlEnabled)
        t.means("Whether it looks selected.")
        t.property("isSelected", \.isSelected, override: .isSelected)
        t.means("Whether it looks pressed; the finger does that by itself.")
        t.property("isHighlighted", \.isHighlighted, override: .isHighlighted)
        t.means("Where its content is: a button places image and title so, others only keep it.")
        t.property("contentHorizontalAlignment", \.contentHorizontalAlignment)
        t.property("contentVerticalAlignment", \.contentVerticalAlignment)
        t.getter("effectiveContentHorizontalAlignment", \.effectiveContentHorizontalAlignment)
        t.means("All of these together.")
        t.getter("state", \.state, override: .controlState)
        t.means("Whether a finger is on it.")
        t.getter("isTracking", \.isTracking, override: .isTracking)
        t.means("Whether that finger is inside, with 70 points to spare.")
        t.getter("isTouchInside", \.isTouchInside, override: .isTouchInside)
    }

    /// The rows of UIControl: the touch that it follows.
    private func trackingRows(_ t: MemberTable<UIControl>) {
        t.means("Hears that a finger came down; false lets it go.")
        t.method("beginTracking(_:with:)", override: .beginTracking) {
            (c: UIControl, touch: UITouch, e: UIEvent?) in c.beginTracking(touch, with: e)
        }
        t.means("Hears that it moved; false lets it go.")
        t.method("continueTracking(_:with:)", override: .continueTracking) {
            (c: UIControl, touch: UITouch, e: UIEvent?) in c.continueTracking(touch, with: e)
        }
        t.means("Hears that it was lifted.")
        t.method("endTracking(_:with:)", override: .endTracking) {
            (c: UIControl, touch: UITouch?, e: UIEvent?) in c.endTracking(touch, with: e)
        }
        t.means("Hears that it was taken away.")
        t.method("cancelTracking(with:)", override: .cancelTracking) { (c: UIControl, e: UIEvent?) in
            c.cancelTracking(with: e)
        }
    }

    /// The rows of UIControl: targets and actions.
    private func targetRows(_ t: MemberTable<UIControl>) {
        t.means("Sends an action for these events: to a target, or along the responder chain without one.")
        t.method("addTarget(_:action:for:)") {
            (c: UIControl, target: Untyped, action: Selector, events: UIControl.Event) in
            c.addTarget(target.value, action: action, for: events)
        }
        t.means("Stops sending.")
        t.method("removeTarget(_:action:for:)") {
            (c: UIControl, target: Untyped, action: Selector?, events: UIControl.Event) in
            c.removeTarget(target.value, action: action, for: events)
        }
        t.means("Calls a closure for these events.")
        t.method("addAction(_:for:)") { (c: UIControl, action: UIAction, events: UIControl.Event) in
            c.addAction(action, for: events)
        }
        t.means("Stops calling it.")
        t.method("removeAction(_:for:)") { (c: UIControl, action: UIAction, events: UIControl.Event) in
            c.removeAction(action, for: events)
        }
        t.method("removeAction(identifiedBy:for:)") {
            (c: UIControl, identifier: UIAction.Identifier, events: UIControl.Event) in
            c.removeAction(identifiedBy: identifier, for: events)
        }
        t.means("All targets; `NSNull` is there for the responder chain.")
        t.getter("allTargets", reading: { control in Targets(objects: control.listedTargets) })
        t.means("All events that it has targets for.")
        t.getter("allControlEvents", \.allControlEvents)
        t.means("The names of the actions of a target.")
        t.method("actions(forTarget:forControlEvent:)") {
            (c: UIControl, target: Untyped, event: UIControl.Event) in
            c.actions(forTarget: target.value, forControlEvent: event)
        }
        t.method("_visitHandlers(_:)") {
            (c: UIControl, visit: Block<UIAction?, Untyped, Selector?, UIControl.Event>) in
            c.visitHandlers { visit($0, Untyped(value: $1), $2, $3) }
        }
        t.callsAtOnce("_visitHandlers")
        t.means("Sends the actions of these events now.")
        t.method("sendActions(for:)", override: .sendActions) { (c: UIControl, events: UIControl.Event) in
            c.sendActions(for: events)
        }
        t.means("Sends one action. Override it to see each.")
        t.method("sendAction(_:to:for:)", override: .controlSendAction) {
            (c: UIControl, action: Selector, target: Untyped, e: UIEvent?) in
            c.sendAction(action, to: target.value, for: e)
        }
        t.means("Calls one action.")
        t.method("sendAction(_:)", override: .sendActionObject) { (c: UIControl, action: UIAction) in
            c.sendAction(action)
        }
        t.means("Does what a tap would: opens its menu, if a tap opens one, or sends its primary action.")
        t.method("performPrimaryAction()") { (c: UIControl) in c.performPrimaryAction() }
    }
}
