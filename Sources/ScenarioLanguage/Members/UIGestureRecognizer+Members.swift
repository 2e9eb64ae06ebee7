import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIGestureRecognizer: what everybody uses.
    func recognizerRows(_ t: MemberTable<UIGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UIGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UIGestureRecognizer() }
        t.required("init(coder:)") { (coder: NSCoder) in UIGestureRecognizer(coder: coder) }
        t.property("name", \.name)
        t.getter("view", \.view)
        t.accessor("delegate", get: { $0.delegateObject.map(GestureDelegate.init) }) { g, delegate in
            g.delegateObject = delegate?.object
        }
        t.method("addTarget(_:action:)") { (g: UIGestureRecognizer, target: Untyped, action: Selector) in
            if let target = target.value { g.addTarget(target, action: action) }
        }
        t.method("removeTarget(_:action:)") {
            (g: UIGestureRecognizer, target: Untyped, action: Selector?) in
            g.removeTarget(target.value, action: action)
        }
        t.property("state", \.state, override: .recognizerState)
        t.property("isEnabled", \.isEnabled, override: .isRecognizerEnabled)
        t.method("require(toFail:)") { (g: UIGestureRecognizer, other: UIGestureRecognizer) in
            g.require(toFail: other)
        }
        t.property("cancelsTouchesInView", \.cancelsTouchesInView)
        t.property("delaysTouchesBegan", \.delaysTouchesBegan)
        t.property("delaysTouchesEnded", \.delaysTouchesEnded)
        t.property("requiresExclusiveTouchType", \.requiresExclusiveTouchType)
        t.getter("numberOfTouches", \.numberOfTouches, override: .numberOfTouches)
        t.method("location(in:)", override: .locationInView) { (g: UIGestureRecognizer, v: UIView?) in
            g.location(in: v)
        }
        t.method("location(ofTouch:in:)", override: .locationOfTouch) {
            (g: UIGestureRecognizer, index: Int, v: UIView?) in g.location(ofTouch: index, in: v)
        }
    }

    /// The rows of UIGestureRecognizer: what subclasses override and call.
    func recognizerSubclassRows(_ t: MemberTable<UIGestureRecognizer>) {
        t.method("touchesBegan(_:with:)", override: .gestureTouchesBegan) {
            (g: UIGestureRecognizer, touches: Set<UITouch>, e: UIEvent) in g.touchesBegan(touches, with: e)
        }
        t.method("touchesMoved(_:with:)", override: .gestureTouchesMoved) {
            (g: UIGestureRecognizer, touches: Set<UITouch>, e: UIEvent) in g.touchesMoved(touches, with: e)
        }
        t.method("touchesEnded(_:with:)", override: .gestureTouchesEnded) {
            (g: UIGestureRecognizer, touches: Set<UITouch>, e: UIEvent) in g.touchesEnded(touches, with: e)
        }
        t.method("touchesCancelled(_:with:)", override: .gestureTouchesCancelled) {
            (g: UIGestureRecognizer, touches: Set<UITouch>, e: UIEvent) in
            g.touchesCancelled(touches, with: e)
        }
        t.method("reset()", override: .resetRecognizer) { (g: UIGestureRecognizer) in g.reset() }
        t.method("ignore(_:for:)", override: .ignoreTouch) {
            (g: UIGestureRecognizer, touch: UITouch, e: UIEvent) in g.ignore(touch, for: e)
        }
        t.method("canPrevent(_:)", override: .canPrevent) {
            (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.canPrevent(other)
        }
        t.method("canBePrevented(by:)", override: .canBePreventedBy) {
            (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.canBePrevented(by: other)
        }
        t.method("shouldRequireFailure(of:)", override: .recognizerShouldRequireFailureOf) {
            (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.shouldRequireFailure(of: other)
        }
        t.method("shouldBeRequiredToFail(by:)", override: .recognizerShouldBeRequiredToFailBy) {
            (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.shouldBeRequiredToFail(by: other)
        }
        t.method("shouldReceive(_:)", override: .recognizerShouldReceiveEvent) {
            (g: UIGestureRecognizer, e: UIEvent) in g.shouldReceive(e)
        }
    }
}
