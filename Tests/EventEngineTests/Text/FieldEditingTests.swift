import EventEngine
import Testing

/// From the beginning of editing to its end, for text fields (P-01 to P-30). Golden cases are named by their
/// numbers.
struct FieldEditingTests {
    @Test func `A tap asks, begins, tells and shows the keyboard, in this order (P-14, P-18, GC-121)`() {
        EditingStage.play { stage in
            stage.observeKeyboard()
            stage.world.hand.tap(stage.a)
            stage.world.device.wait(1)
            #expect(
                stage.take() == ["A.shouldBegin", "A.didBegin", "A.editingDidBegin", "willShow", "didShow"])
        }
    }

    @Test func `From field to field the keyboard stays, and its frame is told (P-05, P-16, P-20, GC-123)`() {
        EditingStage.play { stage in
            stage.world.hand.tap(stage.a)
            stage.observeKeyboard(frames: true)
            stage.world.device.wait(1)
            _ = stage.take()
            stage.world.hand.tap(stage.b)
            stage.world.device.wait(1)
            #expect(
                stage.take() == [
                    "B.shouldBegin", "A.shouldEnd", "A.didEnd", "A.editingDidEnd", "B.didBegin",
                    "B.editingDidBegin", "willChangeFrame", "didChangeFrame",
                ])
        }
    }

    @Test func `A field that refuses to end stays, after the other was asked (P-02, P-20, GC-124)`() {
        EditingStage.play { stage in
            stage.a.becomeFirstResponder()
            stage.delegate.refusals = ["A.shouldEnd"]
            _ = stage.take()
            #expect(!stage.b.becomeFirstResponder() && stage.a.isFirstResponder)
            #expect(stage.take() == ["B.shouldBegin", "A.shouldEnd"])
        }
    }

    @Test func `Ending by force asks nobody (P-10, P-25, GC-125)`() {
        EditingStage.play { stage in
            stage.a.becomeFirstResponder()
            stage.delegate.refusals = ["A.shouldEnd"]
            _ = stage.take()
            #expect(!stage.view.endEditing(false) && stage.a.isFirstResponder)
            #expect(stage.take() == ["A.shouldEnd"])
            #expect(stage.view.endEditing(true) && !stage.a.isFirstResponder)
            #expect(stage.take() == ["A.didEnd", "A.editingDidEnd"])
        }
    }

    @Test func `A field that is removed is asked, and its refusal is overruled (P-07, P-44, GC-126)`() {
        EditingStage.play { stage in
            stage.a.becomeFirstResponder()
            stage.observeKeyboard()
            stage.delegate.refusals = ["A.shouldEnd"]
            _ = stage.take()
            stage.a.removeFromSuperview()
            #expect(!stage.a.isFirstResponder)
            #expect(stage.take() == ["A.shouldEnd", "A.didEnd", "A.editingDidEnd", "willHide"])
        }
    }

    @Test func `Return resigns for a target, and else does nothing more (P-23, GC-127, GC-128)`() {
        EditingStage.play { stage in
            stage.a.becomeFirstResponder()
            _ = stage.take()
            stage.world.hand.type(.return)
            #expect(stage.a.isFirstResponder && stage.take() == ["A.shouldReturn"])
            stage.targetExit(of: stage.a)
            stage.world.hand.type("\n")
            #expect(
                stage.take() == [
                    "A.shouldReturn", "A.didEndOnExit", "A.shouldEnd", "A.didEnd", "A.editingDidEnd",
                ])
        }
    }

    @Test func `A field that gets first responder from the return key ends at once (P-24, GC-129)`() {
        EditingStage.play { stage in
            stage.targetExit(of: stage.b)
            stage.a.becomeFirstResponder()
            stage.delegate.onReturn = { stage.b.becomeFirstResponder() }
            _ = stage.take()
            stage.world.hand.type(.return)
            let heard = stage.take().filter { !$0.contains("editing") }
            #expect(
                heard == [
                    "A.shouldReturn", "B.shouldBegin", "A.shouldEnd", "A.didEnd", "B.didBegin",
                    "B.didEndOnExit", "B.shouldEnd", "B.didEnd",
                ])
            #expect(!stage.a.isFirstResponder && !stage.b.isFirstResponder)
        }
    }

    @Test func `Typing asks, changes, and tells; a no ends it there (P-21, P-22, GC-120)`() {
        EditingStage.play { stage in
            stage.world.hand.tap(stage.a)
            _ = stage.take()
            stage.world.hand.type("é1")
            stage.delegate.refusals = ["A.shouldChange 2+0 x"]
            stage.world.hand.type("x")
            #expect(stage.a.text == "é1")
            #expect(
                stage.take() == [
                    "A.shouldChange 0+0 é", "A.selection", "A.editingChanged", "A.shouldChange 1+0 1",
                    "A.selection", "A.editingChanged", "A.shouldChange 2+0 x",
                ])
            stage.world.hand.type(.delete)
            #expect(stage.take().first == "A.shouldChange 1+1 " && stage.a.text == "é")
            stage.a.text = "new"
            #expect(stage.take().isEmpty)
            stage.a.text = ""
            stage.world.hand.type(.delete)
            #expect(stage.take().isEmpty)
        }
    }

    @Test func `The clear button asks and empties; editing that begins empty asks too (P-26)`() {
        EditingStage.play { stage in
            stage.a.text = "abc"
            stage.a.clearButtonMode = .whileEditing
            stage.world.device.wait(0)
            #expect(stage.a.subviews.isEmpty)
            stage.world.hand.tap(stage.a)
            stage.world.device.wait(0)
            _ = stage.take()
            let place = stage.a.clearButtonRect(forBounds: stage.a.bounds)
            stage.world.hand.tap(stage.a, at: CGPoint(x: place.midX, y: place.midY))
            #expect(stage.a.text?.isEmpty == true && stage.a.isEditing)
            #expect(stage.take() == ["A.shouldClear", "A.selection", "A.editingChanged"])
            stage.b.text = "kept"
            stage.b.clearsOnBeginEditing = true
            stage.delegate.refusals = ["B.shouldClear"]
            stage.b.becomeFirstResponder()
            #expect(stage.b.text == "kept" && stage.take().contains("B.shouldClear"))
        }
    }

    @Test func `Asking a field whether it can begin asks its delegate; a no ends it (P-04, P-19)`() {
        EditingStage.play { stage in
            stage.delegate.refusals = ["A.shouldBegin"]
            #expect(!stage.a.canBecomeFirstResponder)
            #expect(stage.take() == ["A.shouldBegin"])
            stage.world.hand.tap(stage.a)
            #expect(stage.take() == ["A.shouldBegin"])
            stage.a.delegate = nil
            #expect(stage.a.canBecomeFirstResponder && stage.a.becomeFirstResponder())
        }
    }

    @Test func `A tap on the background ends editing, one on a button does not (P-09, P-30, GC-131)`() {
        EditingStage.play { stage in
            let tap = UITapGestureRecognizer()
            stage.target(tap, "background") { stage.view.endEditing(true) }
            stage.view.addGestureRecognizer(tap)
            let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
            stage.view.addSubview(button)
            stage.target(button)
            stage.world.hand.tap(stage.a)
            _ = stage.take()
            stage.world.hand.tap(button)
            #expect(stage.take() == ["tapped"] && stage.a.isEditing)
            stage.world.hand.tap(stage.view, at: CGPoint(x: 200, y: 350))
            #expect(stage.take() == ["A.didEnd", "A.editingDidEnd"] && !stage.a.isEditing)
        }
    }

    @Test func `First responder is lost between the question and the news (P-42)`() {
        final class Asking: NSObject, UITextFieldDelegate {
            var states: [Bool] = []
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
                states.append(textField.isFirstResponder)
                return true
            }
            func textFieldDidBeginEditing(_ textField: UITextField) {
                states.append(textField.isFirstResponder)
            }
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
                states.append(textField.isFirstResponder)
                return true
            }
            func textFieldDidEndEditing(_ textField: UITextField) {
                states.append(textField.isFirstResponder)
            }
        }
        EditingStage.play { stage in
            let asking = Asking()
            stage.a.delegate = asking
            stage.a.becomeFirstResponder()
            stage.a.resignFirstResponder()
            #expect(asking.states == [false, true, true, false])
        }
    }

    @Test func `What happens meanwhile is finished first, and the outer one wins (P-01, P-03, P-06)`() {
        EditingStage.play { stage in
            class Restless: UIView {
                var meanwhile: () -> Void = {}
                override var canBecomeFirstResponder: Bool { true }
                override func resignFirstResponder() -> Bool {
                    let answer = super.resignFirstResponder()
                    meanwhile()
                    return answer
                }
            }
            let first = Restless()
            stage.view.addSubview(first)
            first.becomeFirstResponder()
            first.meanwhile = {
                first.meanwhile = {}
                stage.b.becomeFirstResponder()
            }
            #expect(stage.a.becomeFirstResponder())
            #expect(stage.a.isFirstResponder && !stage.b.isFirstResponder)
            #expect(stage.take().filter { $0.hasPrefix("B") }.contains("B.didEnd"))
        }
    }
}
