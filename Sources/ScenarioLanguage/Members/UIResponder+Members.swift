import EventEngine
import Foundation

extension NativeCatalogue {
    /// NSObject, the root of all classes.
    func objectRows(_ t: MemberTable<NSObject>) {
        t.required("init()") { () in NSObject() }
        t.method("isEqual(_:)") { (object: NSObject, other: AnyValue) in
            if case .object(let other) = other.bridged { object.isEqual(other) } else { false }
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

    /// The rows of UIResponder.
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
