import EventEngine
import Foundation
import Testing

/// Recognizers, delegates and views whose classes exist only at run time: called, recorded once, and the same
/// as compiled ones.
struct RunTimeRecognizerTests {
    private func tap(_ body: (GestureStage, UITapGestureRecognizer, StandIn) -> Void) -> TestWorld {
        GestureStage.play { stage in
            let tap = stage.tap("redTap", on: stage.red)
            let stand = StandIn("RedTap")
            tap.dynamicSubclass = stand
            body(stage, tap, stand)
            stage.world.hand.tap(stage.red)
        }
    }

    @Test func `An override is called, and calling super is the same line`() {
        let run = tap { stage, tap, stand in
            stand.overrides[.gestureTouchesEnded] = { arguments in
                stage.world.throughSuper(tap, .gestureTouchesEnded) {
                    tap.touchesEnded(arguments[0] as! Set<UITouch>, with: arguments[1] as! UIEvent)
                }
            }
        }
        #expect(run.log(.gestures, .states, .actions) == [
            "redTap.touchesBegan", "redTap.touchesEnded", "redTap: possible -> ended", "handler.redTap",
            "redTap.reset",
        ])
        let entry = run.entries([.gestures], ["redTap"], nil)[1]
        #expect(entry.isOverridden && entry.callsSuper && entry.rule == RuleID("E", 5))
        #expect(run.recording.objects[Int(entry.receiver.rawValue)].className == "RedTap")
        #expect(run.recording.objects[Int(entry.receiver.rawValue)].kitClassName == "UITapGestureRecognizer")
    }

    @Test func `An override without super takes the recognizer's own work away (E-18)`() {
        let half = tap { _, _, stand in stand.overrides[.gestureTouchesBegan] = { _ in nil } }
        #expect(half.log(.actions).isEmpty)
        #expect(half.reasons(of: "redTap") == ["possible -> failed too few fingers (F-01)"])
        let deaf = tap { _, _, stand in stand.overrides[.gestureTouchesEnded] = { _ in nil } }
        #expect(deaf.log(.actions).isEmpty)
        #expect(deaf.reasons(of: "redTap") == ["possible -> failed held > 750 ms (F-04)"])
    }

    @Test func `State, questions and reset can be overridden too`() {
        var assigned: [UIGestureRecognizer.State] = []
        var resets = 0
        let run = tap { stage, tap, stand in
            stand.overrides[.setRecognizerState] = { arguments in
                assigned.append(arguments[0] as! UIGestureRecognizer.State)
                return stage.world.throughSuper(tap, .setRecognizerState) {
                    tap.state = arguments[0] as! UIGestureRecognizer.State
                }
            }
            stand.overrides[.resetRecognizer] = { _ in
                resets += 1
                return stage.world.throughSuper(tap, .resetRecognizer) { tap.reset() }
            }
            stand.overrides[.canPrevent] = { _ in false }
            stage.tap("grayTap", on: stage.gray)
        }
        #expect(assigned == [.ended] && resets == 1)
        #expect(run.log(.actions) == ["handler.redTap", "handler.grayTap"])
        // Asked when it recognizes, and when the other one wants to.
        #expect(run.log(.delegates) == ["redTap.canPrevent -> false", "redTap.canPrevent -> false"])
    }

    @Test func `A run-time class answers as a delegate, whatever its superclass`() {
        final class Object: NSObject, MessageResponding {
            let answer: Bool
            init(_ answer: Bool) { self.answer = answer }
            func overrides(_ selector: MessageSelector) -> Bool { selector == .gestureRecognizerShouldBegin }
            func call(_ selector: MessageSelector, _ arguments: [Any?]) -> Any? {
                #expect(arguments.count == 1 && arguments[0] is UITapGestureRecognizer)
                return answer
            }
        }
        for answer in [true, false] {
            let object = Object(answer)
            let run = tap { stage, tap, _ in
                stage.world.names.bind("delegate", to: object)
                tap.delegateObject = object
            }
            #expect(run.log(.delegates) == ["delegate.gestureRecognizerShouldBegin -> \(answer)"])
            #expect(run.log(.actions).count == (answer ? 1 : 0))
        }
        let byController = tap { stage, tap, _ in
            let controller = stage.view.next as? UIViewController
            let stand = StandIn("Controller")
            stand.overrides[.shouldReceiveTouch] = { _ in false }
            controller?.dynamicSubclass = stand
            tap.delegateObject = controller
        }
        #expect(byController.log(.delegates) == ["viewController.gestureRecognizer -> false"])
        #expect(byController.log(.gestures).isEmpty)
    }

    @Test func `A view's own answer leaves a line, the default's none; asked twice as delegate and view`() {
        let own = tap { stage, _, _ in
            let stand = StandIn("RedView")
            stand.overrides[.gestureRecognizerShouldBegin] = { _ in false }
            stage.red.dynamicSubclass = stand
        }
        #expect(own.log(.delegates) == ["red.gestureRecognizerShouldBegin -> false"])
        #expect(own.entries([.delegates], nil, nil).map(\.rule) == [RuleID("E", 41)])
        let twice = tap { stage, tap, _ in
            let stand = StandIn("RedView")
            stand.overrides[.gestureRecognizerShouldBegin] = { arguments in
                stage.world.throughSuper(stage.red, .gestureRecognizerShouldBegin) {
                    stage.red.gestureRecognizerShouldBegin(arguments[0] as! UIGestureRecognizer)
                }
            }
            stage.red.dynamicSubclass = stand
            tap.delegateObject = stage.red
        }
        #expect(twice.log(.delegates) == [
            "red.gestureRecognizerShouldBegin -> true", "red.gestureRecognizerShouldBegin -> true",
        ])
        #expect(twice.entries([.delegates], nil, nil).map(\.rule) == [RuleID("E", 40), RuleID("E", 41)])
    }

    /// Recognizes when touched, and tells UIKit of it as the interpreter's code would.
    private final class Compiled: UITapGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            world.overriding(self, .gestureTouchesBegan, [touches, event]) {
                world.throughSuper(self, .gestureTouchesBegan) { super.touchesBegan(touches, with: event) }
                state = .ended
            }
        }
    }

    /// A view that is its own tap's delegate.
    private final class CompiledView: UIView, UIGestureRecognizerDelegate {
        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            world.overriding(self, .gestureRecognizerShouldBegin, [recognizer]) {
                world.throughSuper(self, .gestureRecognizerShouldBegin) {
                    super.gestureRecognizerShouldBegin(recognizer)
                }
            }
        }
    }

    @Test func `Compiled classes leave the same trace as run-time ones`() {
        func entries(_ run: TestWorld) -> [String] {
            run.recording.entries.filter { $0.kind != .lifecycle }.map { entry in
                "\(run.name(entry.receiver)) \(entry.selector) \(entry.answer) \(entry.defaultAnswer) "
                    + "\(entry.rule) \(entry.isOverridden) \(entry.callsSuper) \(entry.depth)"
            }
        }
        let compiled = GestureStage.play { stage in
            let view = CompiledView(frame: stage.red.bounds)
            stage.red.addSubview(view)
            stage.world.names.bind("own", to: view)
            stage.add("tap", Compiled(), to: view) { $0.delegate = view }
            stage.world.hand.tap(view)
        }
        let interpreted = GestureStage.play { stage in
            let world = stage.world
            let view = UIView(frame: stage.red.bounds)
            stage.red.addSubview(view)
            world.names.bind("own", to: view)
            let viewClass = StandIn("CompiledView")
            viewClass.overrides[.gestureRecognizerShouldBegin] = { arguments in
                world.throughSuper(view, .gestureRecognizerShouldBegin) {
                    view.gestureRecognizerShouldBegin(arguments[0] as! UIGestureRecognizer)
                }
            }
            view.dynamicSubclass = viewClass
            let tap = stage.add("tap", UITapGestureRecognizer(), to: view) { $0.delegateObject = view }
            let tapClass = StandIn("Compiled")
            tapClass.overrides[.gestureTouchesBegan] = { arguments in
                world.throughSuper(tap, .gestureTouchesBegan) {
                    tap.touchesBegan(arguments[0] as! Set<UITouch>, with: arguments[1] as! UIEvent)
                }
                tap.state = .ended
                return nil
            }
            tap.dynamicSubclass = tapClass
            world.hand.tap(view)
        }
        #expect(entries(compiled).count > 20)
        #expect(entries(compiled) == entries(interpreted))
        #expect(compiled.log(.delegates).count == 2)
    }
}
