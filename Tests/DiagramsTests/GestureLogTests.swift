import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

/// The kinds of log lines that are about recognizers, over what the engine records.
@Suite("Logs of recognizers")
struct GestureLogTests {
    private func log(
        _ recording: Recording, _ kinds: EntryKind..., style: LogOptions.Style = .swift
    ) -> String {
        let options = LogOptions(select: Set(kinds), style: style)
        return String(decoding: LogFigure(recording: recording, options: options).body, as: UTF8.self)
    }

    /// A pan on `gray`, a tap and a double tap on `red` in it, of which the single tap waits for the other;
    /// the pan's delegate answers three questions.
    private func recording(_ play: (GestureScene, UIView) -> Void) -> Recording {
        let (taker, judge) = (ActionTaker(), Judge())
        return GestureScene.recording { scene in
            scene.world.names.bind("taker", to: taker)
            scene.world.names.bind("judge", to: judge)
            let gray = scene.view("gray", in: scene.view)
            let red = scene.view("red", in: gray)
            let pan = scene.add("pan", UIPanGestureRecognizer(), to: gray)
            let tap = scene.add("tap", UITapGestureRecognizer(), to: red)
            let tap2 = scene.add("tap2", UITapGestureRecognizer(), to: red)
            pan.delegate = judge
            pan.addTarget(taker, action: Selector("panned:"))
            tap.addTarget(taker, action: Selector("tapped:"))
            tap2.addTarget(taker, action: Selector("tappedTwice"))
            tap2.numberOfTapsRequired = 2
            tap.require(toFail: tap2)
            play(scene, red)
            withExtendedLifetime((taker, judge)) { scene.world.runUntilIdle() }
        }
    }

    @Test("gestures: the touches of recognizers, from the outermost view to the hit view")
    func gestures() {
        let tapped = recording { $0.world.hand.tap($1) }
        #expect(log(tapped, .gestures) == """
            pan.touchesBegan(_:with:)
            tap.touchesBegan(_:with:)
            tap2.touchesBegan(_:with:)
            pan.touchesEnded(_:with:)
            tap.touchesEnded(_:with:)
            tap2.touchesEnded(_:with:)

            """)
        #expect(log(tapped, .gestures, style: .objc) == """
            -[UIPanGestureRecognizer touchesBegan:withEvent:]
            -[UITapGestureRecognizer touchesBegan:withEvent:]
            -[UITapGestureRecognizer touchesBegan:withEvent:]
            -[UIPanGestureRecognizer touchesEnded:withEvent:]
            -[UITapGestureRecognizer touchesEnded:withEvent:]
            -[UITapGestureRecognizer touchesEnded:withEvent:]

            """)
    }

    @Test("states: changes and resets; a device's log has the resets only")
    func states() {
        let tapped = recording { $0.world.hand.tap($1) }
        #expect(log(tapped, .states) == """
            pan: possible -> failed
            pan.reset()
            tap2: possible -> failed
            tap: possible -> ended
            tap.reset()
            tap2.reset()

            """)
        #expect(log(tapped, .states, style: .objc) == """
            -[UIPanGestureRecognizer reset]
            -[UITapGestureRecognizer reset]
            -[UITapGestureRecognizer reset]

            """)
        let panned = recording { scene, red in
            scene.world.hand.drag(red, by: CGVector(dx: 0, dy: 24), over: 0.05)
        }
        #expect(log(panned, .states) == """
            pan: possible -> began
            tap2: possible -> failed
            tap: possible -> failed
            pan: began -> changed
            pan: changed -> ended
            pan.reset()
            tap.reset()
            tap2.reset()

            """)
    }

    @Test("delegates: only the questions that the delegate's class answers, with their answers")
    func delegates() {
        let panned = recording { scene, red in
            scene.world.hand.drag(red, by: CGVector(dx: 0, dy: 24), over: 0.05)
        }
        #expect(log(panned, .delegates) == """
            judge.gestureRecognizer(_:shouldReceive:) -> true
            judge.gestureRecognizerShouldBegin(_:) -> true
            judge.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) -> false
            judge.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) -> false

            """)
        #expect(log(panned, .delegates, style: .objc) == """
            -[Judge gestureRecognizer:shouldReceiveTouch:]
            -[Judge gestureRecognizerShouldBegin:]
            -[Judge gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:]
            -[Judge gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:]

            """)
    }

    @Test("actions: the methods that targets receive, once for each state that sends one")
    func actions() {
        let twice = recording { $0.world.hand.tap($1, count: 2) }
        #expect(log(twice, .actions) == """
            taker.tappedTwice()

            """)
        let panned = recording { scene, red in
            scene.world.hand.drag(red, by: CGVector(dx: 0, dy: 24), over: 0.05)
        }
        #expect(log(panned, .states, .actions) == """
            pan: possible -> began
            tap2: possible -> failed
            tap: possible -> failed
            taker.panned(_:)
            pan: began -> changed
            taker.panned(_:)
            pan: changed -> ended
            taker.panned(_:)
            pan.reset()
            tap.reset()
            tap2.reset()

            """)
        #expect(log(panned, .states, .actions, style: .objc) == """
            -[ActionTaker panned:]
            -[ActionTaker panned:]
            -[ActionTaker panned:]
            -[UIPanGestureRecognizer reset]
            -[UITapGestureRecognizer reset]
            -[UITapGestureRecognizer reset]

            """)
    }

    @Test("An assignment that is not allowed is a line that says so (E-15)")
    func forbidden() {
        let recording = GestureScene.recording { scene in
            let red = scene.view("red", in: scene.view)
            scene.add("eager", EagerRecognizer(), to: red)
            scene.world.hand.tap(red)
        }
        #expect(log(recording, .states) == """
            eager: began -> failed, not allowed: ignored
            eager: possible -> began
            eager: began -> ended
            eager.reset()

            """)
        #expect(GestureScene.draw(recording) == """
            touch 1

                 ms   finger       eager                 red
               --------------------------------------------------------------------
                  0   BEGAN        possible              never sent
                                   not allowed: failed
                                   BEGAN
                 50   ENDED        ENDED                 -
               --------------------------------------------------------------------
                -  no longer takes part

            """)
    }
}

/// Answers what a delegate is asked most.
private final class Judge: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }
}

/// Assigns states that may not follow each other.
private final class EagerRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .began
        state = .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .ended
    }
}
