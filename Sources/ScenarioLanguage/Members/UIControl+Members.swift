import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIControl: its state.
    func controlRows(_ t: MemberTable<UIControl>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIControl(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIControl() }
        t.convenience("init(frame:primaryAction:)", through: .first(to: "init(frame:)")) {
            (frame: CGRect, action: UIAction?) in UIControl(frame: frame, primaryAction: action)
        } then: { control, _, action in
            control.addPrimaryAction(action)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UIControl(coder: coder) }
        t.property("isEnabled", \.isEnabled, override: .isControlEnabled)
        t.property("isSelected", \.isSelected, override: .isSelected)
        t.property("isHighlighted", \.isHighlighted, override: .isHighlighted)
        t.getter("state", \.state, override: .controlState)
        t.getter("isTracking", \.isTracking, override: .isTracking)
        t.getter("isTouchInside", \.isTouchInside, override: .isTouchInside)
    }

    /// The rows of UIControl: the touch that it follows.
    func trackingRows(_ t: MemberTable<UIControl>) {
        t.method("beginTracking(_:with:)", override: .beginTracking) {
            (c: UIControl, touch: UITouch, e: UIEvent?) in c.beginTracking(touch, with: e)
        }
        t.method("continueTracking(_:with:)", override: .continueTracking) {
            (c: UIControl, touch: UITouch, e: UIEvent?) in c.continueTracking(touch, with: e)
        }
        t.method("endTracking(_:with:)", override: .endTracking) {
            (c: UIControl, touch: UITouch?, e: UIEvent?) in c.endTracking(touch, with: e)
        }
        t.method("cancelTracking(with:)", override: .cancelTracking) { (c: UIControl, e: UIEvent?) in
            c.cancelTracking(with: e)
        }
    }

    /// The rows of UIControl: targets and actions.
    func targetRows(_ t: MemberTable<UIControl>) {
        t.method("addTarget(_:action:for:)") {
            (c: UIControl, target: Untyped, action: Selector, events: UIControl.Event) in
            c.addTarget(target.value, action: action, for: events)
        }
        t.method("removeTarget(_:action:for:)") {
            (c: UIControl, target: Untyped, action: Selector?, events: UIControl.Event) in
            c.removeTarget(target.value, action: action, for: events)
        }
        t.method("addAction(_:for:)") { (c: UIControl, action: UIAction, events: UIControl.Event) in
            c.addAction(action, for: events)
        }
        t.method("removeAction(_:for:)") { (c: UIControl, action: UIAction, events: UIControl.Event) in
            c.removeAction(action, for: events)
        }
        t.method("removeAction(identifiedBy:for:)") {
            (c: UIControl, identifier: UIAction.Identifier, events: UIControl.Event) in
            c.removeAction(identifiedBy: identifier, for: events)
        }
        t.getter("allControlEvents", \.allControlEvents)
        t.method("actions(forTarget:forControlEvent:)") {
            (c: UIControl, target: Untyped, event: UIControl.Event) in
            c.actions(forTarget: target.value, forControlEvent: event)
        }
        t.method("sendActions(for:)", override: .sendActions) { (c: UIControl, events: UIControl.Event) in
            c.sendActions(for: events)
        }
        t.method("sendAction(_:to:for:)", override: .controlSendAction) {
            (c: UIControl, action: Selector, target: Untyped, e: UIEvent?) in
            c.sendAction(action, to: target.value, for: e)
        }
        t.method("sendAction(_:)", override: .sendActionObject) { (c: UIControl, action: UIAction) in
            c.sendAction(action)
        }
    }

    /// The rows of UIButton.
    func buttonRows(_ t: MemberTable<UIButton>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIButton(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIButton() }
        t.convenience("init(type:)", through: .frame) { (type: UIButton.ButtonType) in
            UIButton(type: type)
        } then: { button, type in
            button.become(type)
        }
        t.convenience("init(type:primaryAction:)", through: .first(to: "init(type:)")) {
            (type: UIButton.ButtonType, action: UIAction?) in UIButton(type: type, primaryAction: action)
        } then: { button, _, action in
            button.begin(with: action)
        }
        let system = NativeDelegation("init(type:primaryAction:)") { arguments in
            [UIButton.ButtonType.system.bridged] + arguments
        }
        t.convenience("init(primaryAction:)", through: system) { (action: UIAction?) in
            UIButton(primaryAction: action)
        }
        t.convenience("init(frame:primaryAction:)", through: .first(to: "init(frame:)")) {
            (frame: CGRect, action: UIAction?) in UIButton(frame: frame, primaryAction: action)
        } then: { control, _, action in
            control.begin(with: action)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UIButton(coder: coder) }
        t.getter("buttonType", \.buttonType)
        t.getter("titleLabel", \.titleLabel)
        t.getter("imageView", \.imageView)
        t.property("contentEdgeInsets", \.contentEdgeInsets)
        t.method("setTitle(_:for:)") { (b: UIButton, title: String?, state: UIControl.State) in
            b.setTitle(title, for: state)
        }
        t.method("setTitleColor(_:for:)") { (b: UIButton, color: UIColor?, state: UIControl.State) in
            b.setTitleColor(color, for: state)
        }
        t.method("setImage(_:for:)") { (b: UIButton, image: UIImage?, state: UIControl.State) in
            b.setImage(image, for: state)
        }
        t.method("title(for:)") { (b: UIButton, state: UIControl.State) in b.title(for: state) }
        t.method("titleColor(for:)") { (b: UIButton, state: UIControl.State) in b.titleColor(for: state) }
        t.method("image(for:)") { (b: UIButton, state: UIControl.State) in b.image(for: state) }
        t.getter("currentTitle", \.currentTitle)
        t.getter("currentTitleColor", \.currentTitleColor)
        t.getter("currentImage", \.currentImage)
    }
}
