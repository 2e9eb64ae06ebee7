import EventEngine
import Testing

/// Animations change model values at once, and swallow touches while they run (B-14 to B-17).
struct AnimationTests {
    private func touches(_ body: (Simulator, UIView, UIView) -> Void) -> [String] {
        let run = TestWorld { world, scene in
            let behind = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let moving = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scene.view.addSubview(behind)
            scene.view.addSubview(moving)
            world.names.bind("behind", to: behind)
            world.names.bind("moving", to: moving)
            body(world, scene.view, moving)
        }
        return run.calls(.touches, only: ["behind", "moving"])
    }

    @Test func `Model values are the final ones from the start (B-14)`() {
        _ = touches { world, root, moving in
            UIView.animate(withDuration: 1) { moving.frame.origin.x = 200 }
            #expect(moving.frame.origin.x == 200)
            #expect(root.hitTest(CGPoint(x: 210, y: 5), with: nil) === moving)
        }
    }

    @Test func `A moving view takes the touch and swallows it (B-15)`() {
        let calls = touches { world, _, moving in
            UIView.animate(withDuration: 1) { moving.alpha = 0.5 }
            world.hand.tap(at: CGPoint(x: 50, y: 50))
        }
        #expect(calls.isEmpty)
    }

    @Test func `So does what is in it, and the trace says why (B-15)`() {
        let run = TestWorld { world, scene in
            let moving = UIView(frame: scene.view.bounds)
            let inner = UIView(frame: scene.view.bounds)
            scene.view.addSubview(moving)
            moving.addSubview(inner)
            world.names.bind("inner", to: inner)
            UIView.animate(withDuration: 1) { moving.center.x += 1 }
            world.hand.tap(inner)
        }
        #expect(run.calls(.touches).isEmpty)
        let entry = run.entries([.hitTest], ["inner"], 2).first
        #expect(entry?.outcome == .animating)
        #expect(entry?.rule == RuleID("B", 15))
        #expect(entry.map { run.text($0.answer) } == "inner")
    }

    @Test func `When the animation is over, or allows interaction, touches arrive (B-15)`() {
        let after = touches { world, _, moving in
            UIView.animate(withDuration: 1) { moving.alpha = 0.5 }
            world.device.wait(1)
            world.hand.tap(moving)
        }
        #expect(after == ["moving.touchesBegan", "moving.touchesEnded"])
        let allowed = touches { world, _, moving in
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { moving.alpha = 0.5 }
            world.hand.tap(moving)
        }
        #expect(allowed == ["moving.touchesBegan", "moving.touchesEnded"])
    }

    @Test func `Views that did not change are not held up`() {
        let calls = touches { world, root, moving in
            UIView.animate(withDuration: 1) { moving.alpha = 1 }
            world.hand.tap(moving)
        }
        #expect(calls == ["moving.touchesBegan", "moving.touchesEnded"])
    }

    @Test func `An animator's views take touches, unless told otherwise (B-16)`() {
        func tap(_ isEnabled: Bool) -> [String] {
            touches { world, _, moving in
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { moving.alpha = 0.5 }
                #expect(animator.isUserInteractionEnabled)
                animator.isUserInteractionEnabled = isEnabled
                animator.startAnimation()
                world.hand.tap(moving)
            }
        }
        #expect(tap(true) == ["moving.touchesBegan", "moving.touchesEnded"])
        #expect(tap(false).isEmpty)
    }

    @Test func `An animation that begins under a finger lets the touch go on (B-17)`() {
        class Shy: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                UIView.animate(withDuration: 0.2) { self.alpha = 0.5 }
            }
        }
        let run = TestWorld { world, scene in
            let shy = Shy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scene.view.addSubview(shy)
            world.names.bind("shy", to: shy)
            world.hand.drag(shy, by: CGVector(dx: 20, dy: 0))
        }
        let calls = run.calls(.touches, only: ["shy"])
        #expect(calls.last == "shy.touchesEnded")
        #expect(!calls.contains("shy.touchesCancelled"))
    }

    @Test func `The completion comes when the time is over`() {
        var log: [String] = []
        _ = TestWorld { world, scene in
            let note = { (what: String) in log.append("\(what) at \(world.clock.seconds)") }
            UIView.animate(withDuration: 0.3, delay: 0.2, options: [], animations: {
                scene.view.alpha = 0.5
            }) { finished in
                #expect(finished)
                note("animation")
            }
            UIView.animate(withDuration: 5) {} completion: { _ in note("nothing to animate") }
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 1 }
            animator.addCompletion { note("animator, \($0 == .end)") }
            animator.startAnimation()
            world.device.wait(0.25)
            animator.pauseAnimation()
            world.device.wait(1)
            animator.startAnimation()
        }
        #expect(log == ["nothing to animate at 0.0", "animation at 0.5", "animator, true at 2.0"])
    }

    @Test func `An animator that is stopped and finished says where`() {
        var positions: [UIViewAnimatingPosition] = []
        _ = TestWorld { world, scene in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0.5 }
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            #expect(animator.isRunning && animator.state == .active)
            animator.stopAnimation(false)
            #expect(!animator.isRunning && animator.state == .stopped)
            animator.finishAnimation(at: .current)
            #expect(animator.state == .inactive)
        }
        #expect(positions == [.current])
    }

    @Test func `Without animations, changes and completion come at once`() {
        let view = UIView()
        var isDone = false
        UIView.performWithoutAnimation {
            UIView.animate(withDuration: 1) { view.alpha = 0 } completion: { _ in isDone = true }
        }
        #expect(isDone && view.alpha == 0 && UIView.areAnimationsEnabled)
    }

    @Test func `What comes behind a begun animation is not part of it, with animations or without`() {
        var shown: [CGFloat] = []
        _ = TestWorld { world, scene in
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationsEnabled(false)
            UIView.commitAnimations()
            UIView.setAnimationsEnabled(true)
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                    scene.view.frame.origin.x = 100
                }
            }
            world.device.wait(0.5)
            shown.append((scene.view.layer.presentation()?.frame.minX ?? 0).rounded())
        }
        #expect(shown == [50])
    }
}
