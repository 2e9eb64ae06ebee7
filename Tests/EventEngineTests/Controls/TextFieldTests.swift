import EventEngine
import Foundation
import Testing

/// Text fields as responders: a tap, the delegate, the events of editing (C-18, C-19, E-27).
struct TextFieldTests {
    private final class Delegate: NSObject, UITextFieldDelegate {
        var heard: [String] = []
        var refusals: Set<String> = []
        private func hear(_ name: String) -> Bool {
            heard.append(name)
            return !refusals.contains(name)
        }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { hear("shouldBegin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { _ = hear("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { hear("shouldEnd") }
        func textFieldDidEndEditing(_ textField: UITextField) { _ = hear("didEnd") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { hear("shouldReturn") }
    }

    private static let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
        (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
    ]

    private func play(_ body: (ControlStage, UITextField, Delegate) -> Void) -> TestWorld {
        ControlStage.play { stage in
            let field = stage.add("field", UITextField(), events: Self.events)
            let delegate = Delegate()
            stage.world.names.bind("delegate", to: delegate)
            field.delegate = delegate
            withExtendedLifetime(delegate) { body(stage, field, delegate) }
        }
    }

    @Test func `A tap makes a field first responder, by a recognizer of its own (C-19, E-27, P-29)`() {
        let run = play { stage, field, delegate in
            stage.add("tap", UITapGestureRecognizer(), to: stage.gray)
            stage.world.hand.tap(field)
            #expect(field.isFirstResponder && field.isEditing)
            #expect(delegate.heard == ["shouldBegin", "didBegin"])
        }
        #expect(run.calls(.actions) == ["handler.down", "handler.begin", "handler.cancel"])
        #expect(run.reasons(of: "tap") == ["possible -> failed excluded by field.tapRecognizer (E-27)"])
    }

    @Test func `A field that is not enabled, or whose delegate refuses, is not edited (C-18)`() {
        let run = play { stage, field, delegate in
            delegate.refusals = ["shouldBegin"]
            stage.world.hand.tap(field)
            #expect(!field.isFirstResponder && delegate.heard == ["shouldBegin"])
            field.isEnabled = false
            stage.world.hand.tap(field)
            #expect(!field.becomeFirstResponder() && delegate.heard.count == 1)
        }
        #expect(run.calls(.actions) == ["handler.down", "handler.cancel"])
    }

    @Test func `A tap on a view beside the text begins no editing, unless it ignores touches (P-46)`() {
        let run = play { stage, field, delegate in
            let own = stage.add("own", UITapGestureRecognizer(), to: field)
            let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
            icon.addSubview(inner)
            (field.leftView, field.leftViewMode) = (icon, .always)
            stage.world.hand.tap(inner)
            #expect(!field.isFirstResponder && delegate.heard.isEmpty)
            (field.leftView, field.rightView, field.rightViewMode) = (nil, icon, .always)
            stage.world.hand.tap(icon)
            #expect(!field.isFirstResponder && delegate.heard.isEmpty)
            (icon.isUserInteractionEnabled, own.isEnabled) = (false, false)
            stage.world.hand.tap(icon)
            #expect(field.isFirstResponder && delegate.heard == ["shouldBegin", "didBegin"])
        }
        #expect(run.calls(.actions).filter { $0 == "handler.begin" }.count == 1)
        #expect(run.reasons(of: "own").prefix(2).map { $0.hasPrefix("possible -> ended") } == [true, true])
    }

    @Test func `One field ends before the other begins, and may refuse to end (C-19)`() {
        _ = play { stage, field, delegate in
            let other = stage.add("other", UITextField(), events: [])
            field.becomeFirstResponder()
            delegate.refusals = ["shouldEnd"]
            #expect(!other.becomeFirstResponder() && field.isFirstResponder)
            #expect(!stage.view.endEditing(false) && field.isFirstResponder)
            delegate.refusals = []
            #expect(other.becomeFirstResponder() && !field.isFirstResponder)
            #expect(delegate.heard.suffix(2) == ["shouldEnd", "didEnd"])
            #expect(stage.view.endEditing(false) && !other.isFirstResponder)
        }
    }

    @Test func `Keys change the text and are told; the return key asks (G-06)`() {
        let run = play { stage, field, delegate in
            field.becomeFirstResponder()
            field.insertText("ab")
            field.deleteBackward()
            field.text = "x"
            #expect(field.text == "x" && field.hasText)
            field.insertText("\n")
            #expect(field.isFirstResponder && delegate.heard.last == "shouldReturn")
            field.addTarget(stage.handler, action: Selector("exit:"), for: .editingDidEndOnExit)
            delegate.refusals = ["shouldReturn"]
            field.insertText("\n")
            #expect(field.isFirstResponder)
            delegate.refusals = []
            field.insertText("\n")
            #expect(!field.isFirstResponder && field.text == "x")
            field.clearsOnBeginEditing = true
            field.becomeFirstResponder()
            #expect(field.text?.isEmpty == true)
        }
        let told = ["begin", "changed", "changed", "exit", "end", "begin"]
        #expect(run.calls(.actions) == told.map { "handler.\($0)" })
    }

    @Test func `What the delegate implements is a line of the trace`() {
        let run = play { _, field, _ in
            field.becomeFirstResponder()
            field.resignFirstResponder()
        }
        #expect(
            run.answers(.controls, only: ["delegate"]) == [
                "delegate.textFieldShouldBeginEditing -> true", "delegate.textFieldDidBeginEditing -> ",
                "delegate.textFieldShouldEndEditing -> true", "delegate.textFieldDidEndEditing -> ",
            ])
    }
}
