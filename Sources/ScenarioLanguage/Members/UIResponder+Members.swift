import EventEngine
import Foundation

extension NativeCatalogue {
    /// NSObject, the root of all classes.
    func objectRows(_ t: MemberTable<NSObject>) {
        t.initializer("init()") { () in NSObject() }
        performRows(t.type)
        t.method("isEqual(_:)") { (object: NSObject, other: AnyValue?) in
            if case .object(let other)? = other?.bridged { object.isEqual(other) } else { false }
        }
        for name in ["isKind", "isMember"] {
            let parameters = [NativeParameter("of", .metatype(.anyObject))]
            t.type.add(NativeMember(.method, name, parameters, .bool) { context, receiver, arguments in
                guard case .type(let type) = arguments[0] else { preconditionFailure("a type was expected") }
                let answers = name == "isKind" ? context.isKind : context.isMember
                return .bool(answers(receiver, type))
            })
        }
    }

    /// The rows of UIResponder: first responder, actions, motion.
    func firstResponderRows(_ t: MemberTable<UIResponder>) {
        t.getter("isFirstResponder", \.isFirstResponder, override: .isFirstResponder)
        t.getter("canBecomeFirstResponder", \.canBecomeFirstResponder, override: .canBecomeFirstResponder)
        t.getter("canResignFirstResponder", \.canResignFirstResponder, override: .canResignFirstResponder)
        t.method("becomeFirstResponder()", override: .becomeFirstResponder, isDiscardable: true) {
            (r: UIResponder) in r.becomeFirstResponder()
        }
        t.method("resignFirstResponder()", override: .resignFirstResponder, isDiscardable: true) {
            (r: UIResponder) in r.resignFirstResponder()
        }
        t.method("canPerformAction(_:withSender:)", override: .canPerformAction) {
            (r: UIResponder, action: Selector, sender: Untyped) in
            r.canPerformAction(action, withSender: sender.value)
        }
        t.method("target(forAction:withSender:)", override: .targetForAction) {
            (r: UIResponder, action: Selector, sender: Untyped) in
            Untyped(value: r.target(forAction: action, withSender: sender.value))
        }
        t.method("motionBegan(_:with:)", override: .motionBegan) {
            (r: UIResponder, motion: UIEvent.EventSubtype, e: UIEvent?) in r.motionBegan(motion, with: e)
        }
        t.method("motionEnded(_:with:)", override: .motionEnded) {
            (r: UIResponder, motion: UIEvent.EventSubtype, e: UIEvent?) in r.motionEnded(motion, with: e)
        }
        t.method("motionCancelled(_:with:)", override: .motionCancelled) {
            (r: UIResponder, motion: UIEvent.EventSubtype, e: UIEvent?) in r.motionCancelled(motion, with: e)
        }
    }

    /// The rows of UIResponder: the chain and touches.
    func responderRows(_ t: MemberTable<UIResponder>) {
        t.initializer("init()") { () in UIResponder() }
        t.getter("next", \.next, override: .next)
        t.method("touchesBegan(_:with:)", override: .touchesBegan) {
            (r: UIResponder, touches: Set<UITouch>, event: UIEvent?) in r.touchesBegan(touches, with: event)
        }
        t.method("touchesMoved(_:with:)", override: .touchesMoved) {
            (r: UIResponder, touches: Set<UITouch>, event: UIEvent?) in r.touchesMoved(touches, with: event)
        }
        t.method("touchesEnded(_:with:)", override: .touchesEnded) {
            (r: UIResponder, touches: Set<UITouch>, event: UIEvent?) in r.touchesEnded(touches, with: event)
        }
        t.method("touchesCancelled(_:with:)", override: .touchesCancelled) {
            (r: UIResponder, touches: Set<UITouch>, event: UIEvent?) in
            r.touchesCancelled(touches, with: event)
        }
    }
}
