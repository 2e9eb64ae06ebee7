import EventEngine
import Testing

/// Who hears that the device is shaken (C-17, C-24).
struct MotionTests {
    private class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `Motion goes to the key window's first responder and up its chain (C-17, C-24)`() {
        let run = TestWorld { world, scene in
            let field = Field()
            scene.view.addSubview(field)
            world.names.bind("field", to: field)
            field.becomeFirstResponder()
            world.device.shake()
        }
        let chain = ["field", "view", "viewController", "window", "application"]
        #expect(
            run.calls(.responders).dropFirst()
                == (chain.map { "\($0).motionBegan" } + chain.map { "\($0).motionEnded" })[...])
        #expect(run.entries([.responders], chain[1...].reduce(into: []) { $0.insert($1) }, nil).allSatisfy {
            $0.rule == RuleID("C", 24)
        })
        #expect(run.calls(.pipeline).filter { $0.hasSuffix("sendEvent") }.count == 4)
    }

    @Test func `Without a first responder the key window hears of it, and no other window`() {
        let run = TestWorld { world, scene in
            let front = UIWindow(frame: scene.window.frame)
            front.windowLevel = .alert
            front.isHidden = false
            world.device.shake()
        }
        #expect(
            run.calls(.responders) == [
                "window.motionBegan", "application.motionBegan", "window.motionEnded",
                "application.motionEnded",
            ])
    }

    @Test func `A responder that keeps motion to itself ends its way`() {
        var heard: [String] = []
        let run = TestWorld { world, scene in
            let field = Field()
            scene.view.addSubview(field)
            let stand = StandIn("ShakyField")
            stand.overrides[.motionEnded] = { arguments in
                let event = arguments[1] as? UIEvent
                if arguments[0] as? UIEvent.EventSubtype == .motionShake, event?.type == .motion {
                    heard.append("shake")
                }
                return nil
            }
            field.dynamicSubclass = stand
            field.becomeFirstResponder()
            world.device.shake()
        }
        #expect(heard == ["shake"])
        #expect(run.calls(.responders).filter { $0.hasSuffix("motionEnded") } == ["ShakyField.motionEnded"])
    }

    @Test func `An application that swallows the event keeps motion from everybody (A-08)`() {
        let run = TestWorld { world, _ in
            let stand = StandIn("DeafApplication")
            stand.overrides[.applicationSendEvent] = { _ in nil }
            world.application.dynamicSubclass = stand
            world.device.shake()
        }
        #expect(run.calls(.responders).isEmpty)
    }
}
