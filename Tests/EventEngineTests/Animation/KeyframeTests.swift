import EventEngine
import Testing

/// Keyframes, animations that are replaced, and transactions (S-25 to S-27).
struct KeyframeTests {
    /// A view at 0, 50 points wide, in the root view.
    private func play(_ body: (Simulator, UIView) -> Void) {
        _ = TestWorld { world, scene in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            scene.view.addSubview(box)
            body(world, box)
        }
    }

    private func seen(_ box: UIView) -> CGFloat { box.layer.presentation()?.frame.origin.x ?? -1 }

    @Test func `Keyframes take parts of the whole, each property by itself (S-26)`() {
        play { world, box in
            let linear = UIView.KeyframeAnimationOptions(
                rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear, animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    box.frame.origin.x = 100
                }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { box.alpha = 0 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    box.frame.origin.x = 0
                }
            })
            world.device.wait(0.25)
            #expect(abs(seen(box) - 50) < 0.01 && box.layer.presentation()?.opacity == 1)
            world.device.wait(0.25)
            #expect(abs(seen(box) - 100) < 0.01)
            #expect(abs((box.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
            world.device.wait(0.25)
            #expect(abs(seen(box) - 50) < 0.01)
            world.device.wait(0.3)
            #expect(seen(box) == 0)
        }
    }

    @Test func `Keyframes in an animator can be scrubbed, and end with it (S-26)`() {
        play { world, box in
            var isOver = false
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                UIView.animateKeyframes(withDuration: 9, delay: 0, animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                        box.frame.origin.x = 100
                    }
                }, completion: { _ in isOver = true })
            }
            animator.fractionComplete = 0.5
            #expect(seen(box) == 0)
            animator.fractionComplete = 0.75
            #expect(abs(seen(box) - 50) < 0.01 && !isOver)
            animator.startAnimation()
            world.device.wait(0.3)
            #expect(isOver && seen(box) == 100)
        }
    }

    @Test func `A replaced animation completes at once with false, additive ones with true (S-25)`() {
        play { world, box in
            var calls: [String] = []
            func fade(_ name: String, to alpha: CGFloat) {
                UIView.animate(
                    withDuration: 1, animations: { box.alpha = alpha },
                    completion: { calls.append("\(name) \($0)") })
            }
            fade("a", to: 0.5)
            fade("b", to: 0.8)
            world.device.wait(0.5)
            #expect(calls.isEmpty)
            world.device.wait(0.6)
            #expect(calls == ["a true", "b true"])
            fade("c", to: 0.2)
            world.device.wait(0.5)
            UIView.animate(
                withDuration: 1, delay: 0, options: .beginFromCurrentState, animations: { box.alpha = 1 },
                completion: { calls.append("d \($0)") })
            #expect(calls.last == "c false")
            box.layer.removeAllAnimations()
            #expect(calls.last == "d false" && calls.count == 4)
            world.device.wait(2)
            #expect(calls.count == 4)
        }
    }

    @Test func `A transaction waits for the animations after its completion was set (S-27)`() {
        play { world, box in
            var calls: [String] = []
            CATransaction.begin()
            UIView.animate(withDuration: 5, animations: { box.alpha = 0.5 })
            CATransaction.setCompletionBlock { calls.append("over") }
            UIView.animate(withDuration: 1, animations: { box.frame.origin.x = 9 }, completion: { _ in
                calls.append("animation")
            })
            CATransaction.commit()
            world.device.wait(0.9)
            #expect(calls.isEmpty)
            world.device.wait(0.2)
            #expect(calls == ["animation", "over"])
            CATransaction.begin()
            CATransaction.setCompletionBlock { calls.append("at once") }
            CATransaction.commit()
            #expect(calls.last == "at once")
        }
    }
}
