import EventEngine
import Foundation
import Testing

/// Whom a control tells, in which order, by which way (G-12 to G-14).
struct TargetTests {
    private final class Post: UIControl {
        var sent: [String] = []
        var isSilent = false
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
            sent.append("\(NSStringFromSelector(action)) \(target == nil) \(event == nil)")
            if !isSilent { super.sendAction(action, to: target, for: event) }
        }
    }

    @Test func `Each target and action is sent through two points that may be overridden (G-12)`() {
        let run = ControlStage.play { stage in
            let post = stage.add("post", Post(), events: [(.touchDown, "a"), (.valueChanged, "b")])
            post.sendActions(for: [.touchDown, .valueChanged])
            stage.world.hand.tap(post)
            #expect(post.sent == ["a: false true", "b: false true", "a: false false"])
            post.isSilent = true
            post.sendActions(for: .touchDown)
        }
        #expect(run.calls(.actions) == ["handler.a", "handler.b", "handler.a"])
        let controls = run.calls(.controls, only: ["post", "application"])
        #expect(controls.prefix(3) == ["post.sendActions", "post.sendAction", "application.sendAction"])
        #expect(run.entries([.controls], ["post"], nil).first?.rule == RuleID("G", 12))
    }

    @Test func `Targets are told in the order in which they were added, once for each pair (G-13)`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIButton(), events: [(.touchUpInside, "b")])
            let action = UIAction { _ in }
            stage.world.names.bind("action", to: action)
            control.addAction(action, for: .touchUpInside)
            control.addTarget(stage.handler, action: Selector("a:"), for: .touchUpInside)
            control.addTarget(stage.handler, action: Selector("b:"), for: .primaryActionTriggered)
            stage.world.hand.tap(control)
            let names = control.actions(forTarget: stage.handler, forControlEvent: .touchUpInside)
            #expect(names == ["b:", "a:"])
            #expect(control.allControlEvents == [.touchUpInside, .primaryActionTriggered])
            #expect(control.allTargets == [stage.handler, action])
        }
        #expect(
            run.calls(.actions) == [
                "handler.b", "action.performWithSender", "handler.a", "handler.b",
            ])
    }

    @Test func `Only buttons have a primary action when they are tapped (G-13)`() {
        let primary: [(UIControl.Event, String)] = [(.primaryActionTriggered, "primary")]
        let run = ControlStage.play { stage in
            stage.world.hand.tap(stage.add("plain", UIControl(), events: primary))
            stage.gray.subviews.forEach { $0.removeFromSuperview() }
            stage.world.hand.tap(stage.add("button", UIButton(), events: primary))
        }
        #expect(run.calls(.actions) == ["handler.primary"])
    }

    @Test func `A target is not kept alive, and then gets nothing (G-14)`() {
        final class Ear: NSObject, ActionResponding {
            func action(named name: Selector) -> ActionMethod? {
                ActionMethod(swiftName: "a(_:)") { _, _ in }
            }
        }
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIControl(), events: [])
            weak var gone: Ear?
            do {
                let ear = Ear()
                gone = ear
                control.addTarget(ear, action: Selector("a:"), for: .touchDown)
            }
            #expect(gone == nil)
            stage.world.hand.tap(control)
        }
        #expect(run.calls(.actions).isEmpty && run.world.problem == nil)
    }

    @Test func `Without a target the chain is searched from the control (G-14, C-20, C-21)`() {
        let run = ControlStage.play { stage in
            let stand = StandIn("gray")
            stand.actions[Selector("save:")] = ActionMethod(swiftName: "save(_:)") { _, _ in }
            stage.gray.dynamicSubclass = stand
            let control = stage.add("control", UIControl(), events: [])
            control.addTarget(nil, action: Selector("save:"), for: .touchUpInside)
            stage.world.hand.tap(control)
            #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["save:"])
            withExtendedLifetime(stand) {}
        }
        #expect(run.calls(.actions) == ["gray.save"])
        #expect(run.answers(.responders).first == "control.target -> gray")
        #expect(run.entries([.actions], nil, nil).map(\.rule) == [RuleID("C", 21)])
    }

    @Test func `What is removed is told no more, for the events that are named (G-12)`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIControl(), events: [(.allTouchEvents, "a")])
            let action = UIAction(identifier: UIAction.Identifier("x")) { _ in }
            let other = UIAction(identifier: UIAction.Identifier("x")) { _ in }
            control.addAction(action, for: .touchDown)
            control.addAction(other, for: .touchDown)
            stage.world.names.bind("other", to: other)
            control.removeTarget(stage.handler, action: Selector("a:"), for: .touchDown)
            control.removeTarget(nil, action: Selector("b:"), for: .allEvents)
            stage.world.hand.tap(control)
            control.removeAction(other, for: .touchDown)
            control.removeTarget(nil, action: nil, for: .allEvents)
            stage.world.hand.tap(control)
            #expect(control.allControlEvents.isEmpty && control.allTargets.isEmpty)
        }
        #expect(run.calls(.actions) == ["other.performWithSender", "handler.a"])
    }

    @Test func `A handler that changes the targets does not change who is told this time`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIControl(), events: [(.touchDown, "a"), (.touchDown, "b")])
            stage.handler.reactions["a"] = { _, _ in
                control.removeTarget(nil, action: nil, for: .allEvents)
            }
            stage.world.hand.tap(control, count: 2)
        }
        #expect(run.calls(.actions) == ["handler.a", "handler.b"])
    }

    @Test func `An action without a method is a problem, as UIKit raises an exception (C-22)`() {
        let run = ControlStage.play { stage in
            let control = stage.add("control", UIControl(), events: [])
            control.addTarget(stage.gray, action: Selector("missing:"), for: .touchDown)
            stage.world.hand.tap(control)
        }
        #expect(run.world.problem == .unrecognizedSelector("missing:", receiver: "gray"))
    }
}
