import EventEngine
import Testing

/// Animators that are paused, scrubbed, reversed and stopped, and where their views are hit (S-19 to S-24).
struct AnimatorTests {
    /// A view at 0 that an animator moves 200 points to the right within a second, and the root view.
    private func play(_ body: (Simulator, UIView, UIView, UIViewPropertyAnimator) -> Void) -> TestWorld {
        TestWorld { world, scene in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            scene.view.addSubview(box)
            world.names.bind("box", to: box)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.frame.origin.x = 200 }
            body(world, scene.view, box, animator)
        }
    }

    @Test func `An animator's view is hit where it is seen, or at its model if wanted (GC-174, S-19)`() {
        _ = play { world, view, box, animator in
            animator.startAnimation()
            world.device.wait(0.5)
            #expect(box.frame.origin.x == 200)
            #expect(box.layer.presentation()?.frame.origin.x == 100)
            #expect(view.hitTest(CGPoint(x: 110, y: 10), with: nil) === box)
            #expect(view.hitTest(CGPoint(x: 210, y: 10), with: nil) === view)
            animator.isManualHitTestingEnabled = true
            #expect(view.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
            #expect(view.hitTest(CGPoint(x: 210, y: 10), with: nil) === box)
            world.device.wait(0.6)
            #expect(box.layer.presentation()?.frame.origin.x == 200)
        }
    }

    @Test func `A block animation's view is hit at its target, wherever it is seen (GC-174, S-20)`() {
        func calls(_ options: UIView.AnimationOptions) -> [String] {
            play { world, view, box, _ in
                UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear], animations: {
                    box.frame.origin.x = 200
                })
                world.device.wait(0.5)
                #expect(box.layer.presentation()?.frame.origin.x == 100)
                world.hand.tap(view, at: CGPoint(x: 210, y: 10))
            }.calls(.touches, only: ["box"])
        }
        #expect(calls([]).isEmpty)
        #expect(calls(.allowUserInteraction) == ["box.touchesBegan", "box.touchesEnded"])
    }

    @Test func `Paused at the half, reversed and continued, it ends at the start (GC-175, S-24)`() {
        var positions: [UIViewAnimatingPosition] = []
        _ = play { world, _, box, animator in
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            world.device.wait(0.3)
            animator.pauseAnimation()
            animator.fractionComplete = 0.5
            #expect(animator.state == .active && !animator.isRunning)
            #expect(box.layer.presentation()?.frame.origin.x == 100)
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            world.device.wait(0.4)
            #expect(positions.isEmpty)
            world.device.wait(0.2)
            #expect(box.frame.origin.x == 0)
        }
        #expect(positions == [.start])
    }

    @Test func `Stopped, the view is where it was seen; only finishing calls completions (GC-176, S-22)`() {
        var positions: [UIViewAnimatingPosition] = []
        func stop(_ withoutFinishing: Bool, _ after: (UIViewPropertyAnimator, UIView) -> Void) {
            _ = play { world, _, box, animator in
                animator.addCompletion { positions.append($0) }
                animator.startAnimation()
                world.device.wait(0.25)
                animator.stopAnimation(withoutFinishing)
                #expect(box.frame.origin.x == 50)
                after(animator, box)
            }
        }
        stop(true) { animator, _ in #expect(animator.state == .inactive) }
        #expect(positions.isEmpty)
        stop(false) { animator, box in
            #expect(animator.state == .stopped)
            animator.finishAnimation(at: .current)
            #expect(box.frame.origin.x == 50 && animator.state == .inactive)
        }
        stop(false) { animator, box in
            animator.finishAnimation(at: .start)
            #expect(box.frame.origin.x == 0)
        }
        #expect(positions == [.current, .start])
    }

    @Test func `Paused, progress is that of the way; continued, the curve goes on from there (S-23)`() {
        _ = TestWorld { world, scene in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { scene.view.alpha = 0.5 }
            animator.startAnimation()
            world.device.wait(0.5)
            #expect(abs(animator.fractionComplete - 0.5) < 0.001)
            animator.pauseAnimation()
            #expect(animator.fractionComplete > 0.6)
            animator.startAnimation()
            #expect(abs(animator.fractionComplete - 0.5) < 0.001)
            var isOver = false
            animator.addCompletion { _ in isOver = true }
            world.device.wait(0.49)
            #expect(!isOver)
            world.device.wait(0.02)
            #expect(isOver)
        }
    }

    @Test func `Defaults are as documented, and two cannot change while it is active (S-21)`() {
        let run = play { _, _, _, animator in
            #expect(animator.isUserInteractionEnabled && animator.isInterruptible && animator.scrubsLinearly)
            #expect(!animator.pausesOnCompletion && !animator.isManualHitTestingEnabled)
            animator.startAnimation()
            animator.isInterruptible = false
        }
        #expect(run.world.problem?.sentence.contains("'isInterruptible' cannot change") == true)
    }

    @Test func `pausesOnCompletion keeps it active and calls nobody (S-24)`() {
        var isCalled = false
        _ = play { world, _, _, animator in
            animator.pausesOnCompletion = true
            animator.addCompletion { _ in isCalled = true }
            animator.startAnimation()
            world.device.wait(2)
            #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
            animator.stopAnimation(true)
        }
        #expect(!isCalled)
    }

    @Test func `Changes with a delay factor begin later`() {
        _ = play { world, _, box, animator in
            animator.addAnimations({ box.alpha = 0.5 }, delayFactor: 0.5)
            animator.startAnimation()
            world.device.wait(0.5)
            #expect(box.layer.presentation()?.opacity == 1)
            world.device.wait(0.25)
            #expect(box.layer.presentation()?.opacity == 0.75)
        }
    }

    @Test func `Layers are asked in the coordinates above, in the order of sublayers (GC-177, S-28, S-29)`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (lower, upper) = (UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)),
            UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
        view.addSubview(lower)
        view.addSubview(upper)
        lower.layer.zPosition = 1
        upper.isUserInteractionEnabled = false
        #expect(view.layer.hitTest(CGPoint(x: 60, y: 60)) === upper.layer)
        #expect(lower.layer.hitTest(CGPoint(x: 15, y: 15)) === lower.layer)
        #expect(lower.layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
        #expect(lower.layer.contains(CGPoint(x: 5, y: 5)))
        #expect(view.hitTest(CGPoint(x: 60, y: 60), with: nil) === lower)
        upper.isUserInteractionEnabled = true
        #expect(view.hitTest(CGPoint(x: 60, y: 60), with: nil) === upper)
        upper.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(lower.layer.convert(CGPoint(x: 40, y: 40), to: upper.layer) == CGPoint(x: 25, y: 25))
        #expect(upper.layer.convert(CGPoint(x: 25, y: 25), to: lower.layer) == CGPoint(x: 40, y: 40))
    }
}
