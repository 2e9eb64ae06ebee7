import EventEngine
import Testing

/// Who is first responder, who may become it, and who refuses (C-18, C-19).
struct FirstResponderTests {
    private class Field: UIView {
        var mayBecome = true
        var mayResign = true
        override var canBecomeFirstResponder: Bool { mayBecome }
        override var canResignFirstResponder: Bool { mayResign }
    }

    private func fields(
        _ body: (Simulator, Simulator.StandardScene, _ first: Field, _ second: Field) -> Void
    ) -> TestWorld {
        TestWorld { world, scene in
            let (first, second) = (Field(), Field())
            for (name, field) in [("first", first), ("second", second)] {
                scene.view.addSubview(field)
                world.names.bind(name, to: field)
            }
            body(world, scene, first, second)
        }
    }

    @Test func `A responder cannot become first responder unless it says so (C-18)`() {
        let run = TestWorld { _, scene in
            #expect(!scene.view.becomeFirstResponder())
            #expect(!scene.viewController.becomeFirstResponder())
            #expect(!scene.view.isFirstResponder)
        }
        #expect(
            run.answers(.responders) == [
                "view.becomeFirstResponder -> false", "viewController.becomeFirstResponder -> false",
            ])
        #expect(run.entries([.responders], nil, nil).map(\.rule) == [RuleID("C", 18), RuleID("C", 18)])
    }

    @Test func `The present first responder is asked to resign (C-19)`() {
        let run = fields { _, _, first, second in
            #expect(first.becomeFirstResponder() && first.isFirstResponder)
            #expect(second.becomeFirstResponder() && second.isFirstResponder)
            #expect(!first.isFirstResponder)
            #expect(second.becomeFirstResponder())
        }
        #expect(
            run.answers(.responders) == [
                "first.becomeFirstResponder -> true", "second.becomeFirstResponder -> true",
                "first.resignFirstResponder -> true", "second.becomeFirstResponder -> true",
            ])
        let entries = run.entries([.responders], nil, nil)
        #expect(entries.allSatisfy { $0.rule == RuleID("C", 19) })
        #expect(entries.map { $0.depth - entries[0].depth } == [0, 0, 1, 0])
    }

    @Test func `One that refuses to resign stays first responder (C-18, C-19)`() {
        let run = fields { _, _, first, second in
            first.becomeFirstResponder()
            first.mayResign = false
            #expect(!second.becomeFirstResponder())
            #expect(!first.resignFirstResponder())
            #expect(first.isFirstResponder && !second.isFirstResponder)
            first.mayResign = true
            #expect(first.resignFirstResponder())
            #expect(!first.isFirstResponder)
            #expect(second.becomeFirstResponder())
        }
        let refused = run.entries([.responders], ["first"], nil)[1]
        #expect(run.text(refused.answer) == "false" && refused.rule == RuleID("C", 18))
    }

    @Test func `A view outside of all windows cannot be first responder, one that leaves no longer is`() {
        let run = fields { _, scene, first, second in
            #expect(!Field().becomeFirstResponder())
            first.becomeFirstResponder()
            first.mayResign = false
            first.addSubview(UIView())
            first.removeFromSuperview()
            #expect(!first.isFirstResponder)
            scene.view.addSubview(first)
            #expect(!first.isFirstResponder)
            #expect(second.becomeFirstResponder())
            scene.window.rootViewController = nil
            #expect(!second.isFirstResponder)
        }
        #expect(run.answers(.responders, only: ["second"]).last == "second.resignFirstResponder -> true")
    }

    @Test func `A controller whose view is in a window can be first responder`() {
        class Controller: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        _ = fields { _, scene, first, _ in
            let controller = Controller()
            #expect(!controller.becomeFirstResponder())
            #expect(!controller.isViewLoaded)
            scene.window.rootViewController = controller
            #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
            #expect(!first.becomeFirstResponder())
        }
    }

    @Test func `Each window has a first responder of its own`() {
        _ = fields { _, scene, first, _ in
            let window = UIWindow(frame: scene.window.frame)
            let other = Field()
            window.addSubview(other)
            #expect(other.becomeFirstResponder() && first.becomeFirstResponder())
            #expect(other.isFirstResponder && first.isFirstResponder)
            scene.view.addSubview(other)
            #expect(!other.isFirstResponder)
        }
    }

    @Test func `Touches need no first responder (C-18)`() {
        let run = fields { world, scene, first, _ in
            first.becomeFirstResponder()
            world.hand.tap(scene.view, at: CGPoint(x: 300, y: 300))
        }
        #expect(run.calls(.touches).first == "view.touchesBegan")
        #expect(run.calls(.touches, only: ["first"]).isEmpty)
    }
}
