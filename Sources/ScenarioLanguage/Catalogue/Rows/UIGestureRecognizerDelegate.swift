import EventEngine
import Foundation

/// The delegate of a recognizer as it travels between the engine and a scenario: an object whose class says
/// in the scenario that it conforms.
struct GestureDelegate: Bridged {
    let object: AnyObject

    static var staticType: StaticType { .native((any UIGestureRecognizerDelegate).self) }

    static func from(_ value: Value) -> GestureDelegate? {
        if case .object(let object) = value { GestureDelegate(object: object) } else { nil }
    }

    var bridged: Value { .object(object) }
}

extension NativeCatalogue {
    /// UIGestureRecognizerDelegate.
    func addUIGestureRecognizerDelegate() {
        addProtocol(
            (any UIGestureRecognizerDelegate).self, named: "UIGestureRecognizerDelegate",
            "Is asked by a recognizer, and may implement any of these.", gestureDelegateRows)
    }

    /// The methods of UIGestureRecognizerDelegate, which a scenario's class may implement.
    private func gestureDelegateRows(_ t: OptionalMethodTable) {
        t.means("Whether the recognizer sees a touch, or an event.")
        t.question("gestureRecognizer(_:shouldReceive:)", .shouldReceiveEvent) {
            (_: UIGestureRecognizer, _: UIEvent) in true
        }
        t.question("gestureRecognizer(_:shouldReceive:)", .shouldReceiveTouch) {
            (_: UIGestureRecognizer, _: UITouch) in true
        }
        t.means("Whether it may leave `possible`.")
        t.question("gestureRecognizerShouldBegin(_:)", .gestureRecognizerShouldBegin) {
            (_: UIGestureRecognizer) in true
        }
        t.means("Whether both may recognize (F-10).")
        t.question(
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", .shouldRecognizeSimultaneously
        ) { (_: UIGestureRecognizer, _: UIGestureRecognizer) in false }
        t.means("Whether it waits for the other one to fail.")
        t.question("gestureRecognizer(_:shouldRequireFailureOf:)", .shouldRequireFailureOf) {
            (_: UIGestureRecognizer, _: UIGestureRecognizer) in false
        }
        t.means("Whether the other one waits for it to fail.")
        t.question("gestureRecognizer(_:shouldBeRequiredToFailBy:)", .shouldBeRequiredToFailBy) {
            (_: UIGestureRecognizer, _: UIGestureRecognizer) in false
        }
    }
}
