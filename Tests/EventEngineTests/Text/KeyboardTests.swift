import EventEngine
import Testing

/// The keyboard: for whom it comes, where it is, what it tells; and VoiceOver (P-11 to P-17, P-38 to P-41).
struct KeyboardTests {
    private final class Keys: UIView, UIKeyInput {
        var text = ""
        var accessory: UIView?
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { accessory }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { text.removeLast() }
    }

    private final class Plain: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `The notifications come in pairs, and say where the keyboard is (P-15, P-17)`() {
        EditingStage.play { stage in
            stage.observeKeyboard(frames: true)
            var frames: [CGRect] = []
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { news in
                let keys = [
                    UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
                ]
                frames = keys.compactMap { (news.userInfo?[$0] as? NSValue)?.cgRectValue }
                let time = news.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                #expect(time == 0.25)
            }
            stage.a.becomeFirstResponder()
            stage.world.device.wait(0.2)
            #expect(stage.take().suffix(2) == ["willChangeFrame", "willShow"])
            stage.world.device.wait(0.1)
            #expect(stage.take() == ["didChangeFrame", "didShow"])
            #expect(frames.map(\.minY) == [667, 407] && frames.map(\.height) == [260, 260])
            stage.a.resignFirstResponder()
            stage.world.device.wait(1)
            #expect(
                stage.take().suffix(5) == [
                    "A.editingDidEnd", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
                ])
        }
    }

    @Test func `While the device turns, observers hear that the keyboard goes and comes again (P-15)`() {
        EditingStage.play { stage in
            stage.a.becomeFirstResponder()
            stage.world.device.wait(1)
            stage.observeKeyboard()
            var height: CGFloat = 0
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { news in
                let frame = news.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                height = frame?.cgRectValue.minY ?? 0
            }
            stage.world.device.turn(to: .landscapeLeft)
            stage.world.device.wait(1)
            #expect(stage.take().suffix(4) == ["willHide", "didHide", "willShow", "didShow"])
            #expect(height == 115 && stage.a.isFirstResponder)
        }
    }

    @Test func `A first responder that takes no text sends the keyboard away (P-13, P-43)`() {
        EditingStage.play { stage in
            let (plain, keys) = (Plain(), Keys())
            for view in [plain, keys] { stage.view.addSubview(view) }
            stage.a.becomeFirstResponder()
            stage.observeKeyboard()
            plain.becomeFirstResponder()
            #expect(stage.take().last == "willHide")
            keys.becomeFirstResponder()
            #expect(stage.take().last == "willShow")
            stage.world.hand.type("hi")
            stage.world.hand.type(.delete)
            #expect(keys.text == "h")
        }
    }

    @Test func `Typing without anybody who takes text is a problem (P-13)`() {
        let run = EditingStage.play { stage in stage.world.hand.type("x") }
        #expect(
            run.world.problem
                == .invalidArgument(call: "type(_:)", what: "needs a first responder that takes text"))
    }

    @Test func `An accessory view is looked for upwards, and its button can be tapped (P-11, P-12)`() {
        final class Holder: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            override var inputAccessoryView: UIView? { bar }
        }
        EditingStage.play { stage in
            let holder = Holder()
            stage.view.window?.rootViewController = holder
            let (field, done) = (UITextField(), UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 44)))
            holder.view.addSubview(field)
            holder.bar.addSubview(done)
            stage.target(done)
            field.becomeFirstResponder()
            #expect(holder.bar.window != nil && holder.bar.window !== holder.view.window)
            // 260 points of keyboard, and 44 above.
            stage.world.hand.tap(at: CGPoint(x: 40, y: 667 - 260 - 22))
            #expect(stage.take() == ["tapped"])
            let pad = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            field.inputView = pad
            #expect(pad.window == nil)
            field.reloadInputViews()
            #expect(pad.window != nil && pad.superview?.frame.minY == 667 - 144)
            holder.reloadInputViews()
            field.resignFirstResponder()
            #expect(pad.window == nil && holder.bar.window == nil)
        }
    }

    @Test func `Touches on the keyboard reach nothing below it (P-15)`() {
        let run = EditingStage.play { stage in
            stage.a.becomeFirstResponder()
            stage.world.hand.tap(at: CGPoint(x: 100, y: 600))
            stage.world.hand.tap(at: CGPoint(x: 100, y: 390))
        }
        #expect(run.calls(.touches, only: ["view"]) == ["view.touchesBegan", "view.touchesEnded"])
    }

    @Test func `The first responder of a controller that disappears resigns before (P-08)`() {
        EditingStage.play { stage in
            final class Leaving: UIViewController {
                var field = UITextField()
                var was: Bool?
                override func viewWillDisappear(_ animated: Bool) { was = field.isFirstResponder }
            }
            let leaving = Leaving()
            let window = stage.view.window
            window?.rootViewController = leaving
            leaving.view.addSubview(leaving.field)
            stage.world.device.wait(0)
            leaving.field.becomeFirstResponder()
            window?.rootViewController = UIViewController()
            #expect(leaving.was == false)
        }
    }

    @Test func `VoiceOver activates, and else taps the activation point (P-38, P-39, GC-133, GC-134)`() {
        final class Element: UIView {
            var answer = false
            override func accessibilityActivate() -> Bool { answer }
        }
        let run = EditingStage.play { stage in
            let view = Element(frame: CGRect(x: 100, y: 250, width: 100, height: 100))
            stage.view.addSubview(view)
            stage.world.names.bind("element", to: view)
            let tap = UITapGestureRecognizer()
            stage.target(tap)
            view.addGestureRecognizer(tap)
            view.isAccessibilityElement = true
            stage.world.device.voiceOver.activate(view)
            #expect(stage.take() == ["tapped"])
            view.answer = true
            stage.world.device.voiceOver.activate(view)
            #expect(stage.take().isEmpty)
            view.answer = false
            let cover = UIView(frame: view.frame)
            stage.view.addSubview(cover)
            stage.world.device.voiceOver.activate(view)
            #expect(stage.take().isEmpty)
            view.accessibilityActivationPoint = CGPoint(x: 10, y: 10)
            #expect(view.accessibilityActivationPoint == CGPoint(x: 10, y: 10))
        }
        #expect(run.world.warnings.isEmpty)
    }

    @Test func `Controls are accessibility elements, other views have to say so (P-41)`() {
        let run = EditingStage.play { stage in
            #expect(UIButton().isAccessibilityElement && UILabel().isAccessibilityElement)
            #expect(stage.a.isAccessibilityElement && !UIView().isAccessibilityElement)
            #expect(!UIControl().isAccessibilityElement)
            stage.world.device.voiceOver.activate(stage.view)
        }
        #expect(
            run.world.warnings.map(\.sentence) == [
                "VoiceOver cannot reach 'view', which is no accessibility element"
            ])
    }
}
