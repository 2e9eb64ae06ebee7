import EventEngine
import Testing

/// Text views, the selection, edit actions and undo (P-14, P-27 to P-37).
struct TextViewTests {
    @Test func `A text view's delegate hears of the keyboard first (P-14, GC-122)`() {
        EditingStage.play { stage in
            stage.observeKeyboard()
            stage.world.hand.tap(stage.note)
            stage.world.device.wait(1)
            #expect(stage.take() == ["note.shouldBegin", "willShow", "note.didBegin", "didShow"])
        }
    }

    @Test func `Return is a change of text like others (P-27, P-28, GC-130)`() {
        EditingStage.play { stage in
            stage.note.becomeFirstResponder()
            _ = stage.take()
            stage.world.hand.type(.return)
            #expect(stage.take() == ["note.shouldChange return", "note.selection", "note.didChange"])
            stage.note.resignFirstResponder()
            stage.note.text = "set"
            #expect(!stage.take().contains("note.didChange") && stage.note.selectedRange.location == 3)
        }
    }

    @Test func `Text is as high as its lines, and scrolls to where one types (P-28)`() {
        EditingStage.play { stage in
            stage.note.becomeFirstResponder()
            stage.note.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
            // 20 lines of 15 points, and 8 points above and below.
            #expect(stage.note.contentSize.height == 316)
            stage.world.hand.type("x")
            #expect(stage.note.contentOffset.y > 0)
            let caret = stage.note.caretRect(for: stage.note.endOfDocument)
            #expect(stage.note.bounds.contains(caret))
            #expect(stage.note.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)) != nil)
        }
    }

    @Test func `What is selected is replaced, cut, copied and pasted (P-33)`() {
        EditingStage.play { stage in
            stage.a.becomeFirstResponder()
            stage.a.text = "one two"
            stage.a.selectAll(nil)
            #expect(stage.a.canPerformAction(Selector("copy:"), withSender: nil))
            stage.a.cut(nil)
            #expect(stage.a.text?.isEmpty == true && UIPasteboard.general.string == "one two")
            stage.a.paste(nil)
            stage.a.paste(nil)
            #expect(stage.a.text == "one twoone two")
            stage.a.select(nil)
            #expect(stage.a.selectedTextRange.flatMap { stage.a.text(in: $0) } == "two")
            stage.world.hand.type("2")
            #expect(stage.a.text == "one twoone 2")
            #expect(!stage.a.canPerformAction(Selector("copy:"), withSender: nil))
        }
    }

    @Test func `A refusal does not stop the search for who takes an action (P-31, P-36, GC-132)`() {
        final class Refusing: UITextField {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == Selector("selectAll:")
                    ? false : super.canPerformAction(action, withSender: sender)
            }
        }
        EditingStage.play { stage in
            let outer = UITextField(frame: CGRect(x: 0, y: 250, width: 100, height: 40))
            let inner = Refusing(frame: .zero)
            stage.view.addSubview(outer)
            outer.addSubview(inner)
            (outer.text, inner.text) = ("text", "text")
            let action = Selector("selectAll:")
            #expect(inner.target(forAction: action, withSender: nil) as AnyObject === outer)
            #expect(!inner.canPerformAction(action, withSender: nil))
            // What nobody overrides asks upwards.
            inner.text = nil
            outer.selectAll(nil)
            #expect(inner.canPerformAction(Selector("copy:"), withSender: nil))
            inner.becomeFirstResponder()
            #expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil) == false)
            #expect(UIApplication.shared.sendAction(Selector("copy:"), to: nil, from: nil, for: nil))
            #expect(UIPasteboard.general.string == "text")
        }
    }

    @Test func `An edit action that an object does not implement is a problem, as in UIKit (P-33)`() {
        let run = EditingStage.play { stage in stage.view.copy(nil) }
        #expect(run.world.problem == .unrecognizedSelector("copy:", receiver: "view"))
    }

    @Test func `The window has an undo manager, and a field's own forgets when it resigns (P-37)`() {
        EditingStage.play { stage in
            final class Counter { var value = 0 }
            let counter = Counter()
            func change(_ value: Int, _ manager: UndoManager) {
                let old = counter.value
                counter.value = value
                manager.registerUndo(withTarget: counter) { _ in change(old, manager) }
            }
            let manager = stage.view.undoManager
            #expect(manager === stage.view.window?.undoManager && manager?.canUndo == false)
            guard let manager, let own = stage.a.undoManager else { return }
            #expect(own !== manager && stage.note.undoManager !== own)
            change(1, manager)
            stage.world.device.wait(0)
            manager.undo()
            #expect(counter.value == 0 && manager.canRedo)
            manager.redo()
            #expect(counter.value == 1 && manager.canUndo && !manager.canRedo)
            stage.a.becomeFirstResponder()
            change(2, own)
            stage.a.resignFirstResponder()
            #expect(!own.canUndo)
        }
    }

    @Test func `Lines are broken by the one metric, and places are found in them`() {
        _ = TestWorld { _, _ in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 70, height: 100))
            view.font = .systemFont(ofSize: 10)
            // 60 points: twelve letters of 5 points in a line.
            view.text = "abcdefghijklmn\nx"
            let third = view.position(from: view.beginningOfDocument, offset: 15)
            #expect(third.map { view.caretRect(for: $0).origin } == CGPoint(x: 5, y: 8 + 24))
            let end = view.offset(from: view.beginningOfDocument, to: view.endOfDocument)
            #expect(end == 16 && view.position(from: view.endOfDocument, offset: 1) == nil)
            let near = view.closestPosition(to: CGPoint(x: 11, y: 9))
            #expect(near.map { view.offset(from: view.beginningOfDocument, to: $0) } == 1)
        }
    }
}
