import EventEngine
import Foundation

extension UIGestureRecognizer.State: BridgedEnum {}

extension NativeCatalogue {
    /// UIGestureRecognizer, and what belongs to it.
    func addUIGestureRecognizer() {
        addClass(
            UIGestureRecognizer.self, named: "UIGestureRecognizer", superclass: NSObject.self,
            "Sees the touches of its view and of all inside it, before the views do, and decides "
                + "whether they are its gesture."
        ) { t in
            recognizerRows(t)
            recognizerSubclassRows(t)
        }
        addEnumeration(
            UIGestureRecognizer.State.self, named: "UIGestureRecognizer.State",
            "How far a recognizer is."
        ) { t in
            t.means("It has not decided.")
            t.enumCase("possible", .possible)
            t.means("A gesture that goes on has begun, or has moved.")
            t.enumCase("began", .began)
            t.enumCase("changed", .changed)
            t.means("It has recognized, or its gesture is over.")
            t.enumCase("ended", .ended)
            t.staticGetter("recognized") { UIGestureRecognizer.State.recognized }
            t.means("Its gesture was cut off.")
            t.enumCase("cancelled", .cancelled)
            t.means("It was not its gesture.")
            t.enumCase("failed", .failed)
        }
    }

    /// The rows of UIGestureRecognizer: what everybody uses.
    private func recognizerRows(_ t: MemberTable<UIGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UIGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UIGestureRecognizer() }
        t.initializer("init(coder:)") { (coder: NSCoder) in UIGestureRecognizer(coder: coder) }
        t.means("A name for debugging.")
        t.property("name", \.name)
        t.means("The view that it is attached to.")
        t.getter("view", \.view)
        t.means("Who is asked whether it may begin, and with whom together.")
        t.accessor("delegate", get: { $0.delegateObject.map(GestureDelegate.init) }) { g, delegate in
            g.delegateObject = delegate?.object
        }
        t.kept("delegate")
        t.means("Adds somebody who hears of it.")
        t.method("addTarget(_:action:)") { (g: UIGestureRecognizer, target: AnyValue, action: Selector) in
            if let target = Untyped.from(target.bridged)?.value { g.addTarget(target, action: action) }
        }
        t.means("Takes somebody out, or all with nil.")
        t.method("removeTarget(_:action:)") {
            (g: UIGestureRecognizer, target: Untyped, action: Selector?) in
            g.removeTarget(target.value, action: action)
        }
        t.means("Where it is between possible and ended. Subclasses set it.")
        t.property("state", \.state, override: .recognizerState)
        t.means("Whether it sees touches. Setting it to false cancels what it is doing.")
        t.property("isEnabled", \.isEnabled, override: .isRecognizerEnabled)
        t.means("Waits for another one to fail first (F-12).")
        t.method("require(toFail:)") { (g: UIGestureRecognizer, other: UIGestureRecognizer) in
            g.require(toFail: other)
        }
        t.means("Whether the view's touches are cancelled when it recognizes. True unless set.")
        t.property("cancelsTouchesInView", \.cancelsTouchesInView)
        t.means("Whether the view hears of touches only when it has failed.")
        t.property("delaysTouchesBegan", \.delaysTouchesBegan)
        t.means("Whether the view hears of the end only when it has failed. True unless set.")
        t.property("delaysTouchesEnded", \.delaysTouchesEnded)
        t.means("Whether it keeps to one type of touches.")
        t.property("requiresExclusiveTouchType", \.requiresExclusiveTouchType)
        t.means("How many fingers are in the gesture.")
        t.getter("numberOfTouches", \.numberOfTouches, override: .numberOfTouches)
        t.means("The middle of the gesture.")
        t.method("location(in:)", override: .locationInView) { (g: UIGestureRecognizer, v: UIView?) in
            g.location(in: v)
        }
        t.means("The place of one of its fingers.")
        t.method("location(ofTouch:in:)", override: .locationOfTouch) {
            (g: UIGestureRecognizer, index: Int, v: UIView?) in g.location(ofTouch: index, in: v)
        }
        t.means("The types of touches that it sees, as numbers; here all touches are of fingers (E-03).")
        t.property("allowedTouchTypes", \.allowedTouchTypes)
        t.means("Only kept: nobody presses a button here.")
        t.property("allowedPressTypes", \.allowedPressTypes)
        t.absent(.presses, "pressesBegan", "pressesChanged", "pressesEnded")
        t.absent(.presses, "pressesCancelled")
        t.means("Which buttons and keys are held; none here.")
        t.getter("buttonMask", \.buttonMask)
        t.getter("modifierFlags", \.modifierFlags)
    }

    /// The rows of UIGestureRecognizer: what subclasses override and call.
    private func recognizerSubclassRows(_ t: MemberTable<UIGestureRecognizer>) {
        t.means("Hears of its touches. Subclasses decide here.")
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
        t.means("Would hear what a pencil estimated at first; the hand has none, and nobody calls it.")
        t.method("touchesEstimatedPropertiesUpdated(_:)") { (g: UIGestureRecognizer, touches: Set<UITouch>) in
            g.touchesEstimatedPropertiesUpdated(touches)
        }
        t.kept("touchesEstimatedPropertiesUpdated(_:)")
        t.means("Forgets everything, for the next gesture.")
        t.method("reset()", override: .resetRecognizer) { (g: UIGestureRecognizer) in g.reset() }
        t.means("Leaves a touch out from now on.")
        t.method("ignore(_:for:)", override: .ignoreTouch) {
            (g: UIGestureRecognizer, touch: UITouch, e: UIEvent) in g.ignore(touch, for: e)
        }
        t.means("Is asked whether it prevents another one.")
        t.method("canPrevent(_:)", override: .canPrevent) {
            (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.canPrevent(other)
        }
        t.means("Is asked whether another one may prevent it.")
        t.method("canBePrevented(by:)", override: .canBePreventedBy) {
            (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.canBePrevented(by: other)
        }
        t.means("Is asked whether it waits for another one to fail.")
        t.method("shouldRequireFailure(of:)", override: .recognizerShouldRequireFailureOf) {
            (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.shouldRequireFailure(of: other)
        }
        t.means("Is asked whether another one waits for it to fail.")
        t.method("shouldBeRequiredToFail(by:)", override: .recognizerShouldBeRequiredToFailBy) {
            (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.shouldBeRequiredToFail(by: other)
        }
        t.means("Is asked whether it wants an event at all.")
        t.method("shouldReceive(_:)", override: .recognizerShouldReceiveEvent) {
            (g: UIGestureRecognizer, e: UIEvent) in g.shouldReceive(e)
        }
    }
}
