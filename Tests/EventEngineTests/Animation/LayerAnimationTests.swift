import EventEngine
import Foundation
import Testing

/// Animations that are added to layers (S-27, B-14).
struct LayerAnimationTests {
    private final class Listener: NSObject, CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
    }

    private func slide(_ listener: Listener? = nil, duration: Double = 1) -> CABasicAnimation {
        let slide = CABasicAnimation(keyPath: "position.x")
        (slide.fromValue, slide.toValue) = (0, 100)
        slide.duration = duration
        slide.delegate = listener
        return slide
    }

    @Test func `What is seen moves with the clock and what was set does not (B-14)`() {
        _ = TestWorld { world, scene in
            let layer = scene.view.layer
            let place = layer.position
            layer.add(slide(), forKey: "slide")
            world.device.wait(0.25)
            #expect(layer.presentation()?.position.x == 25)
            #expect(layer.position == place)
            world.device.wait(1)
            #expect(layer.presentation()?.position == place)
        }
    }

    @Test func `A second animation with the same key takes the place of the first, which did not finish`() {
        _ = TestWorld { world, scene in
            let listener = Listener()
            let layer = scene.view.layer
            layer.add(slide(listener), forKey: "slide")
            world.device.wait(0.5)
            layer.add(slide(), forKey: "slide")
            world.device.wait(0)
            #expect(listener.heard == ["start", "stop false"])
            #expect(layer.animationKeys() == ["slide"])
            world.device.wait(1)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test func `An animation ends when its layer leaves the window`() {
        _ = TestWorld { world, scene in
            let listener = Listener()
            let view = UIView()
            scene.view.addSubview(view)
            view.layer.add(slide(listener), forKey: nil)
            world.device.wait(0.5)
            view.removeFromSuperview()
            world.device.wait(0)
            #expect(listener.heard == ["start", "stop false"])
        }
    }

    @Test func `A transaction waits for what was added in it, and its completion is called once (S-27)`() {
        _ = TestWorld { world, scene in
            var times: [Double] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { times.append(world.clock.seconds) }
            let start = world.clock.seconds
            scene.view.layer.add(slide(duration: 0), forKey: "a")
            scene.view.layer.add(slide(duration: 2), forKey: "b")
            CATransaction.commit()
            world.device.wait(5)
            #expect(times == [start + 2])
        }
    }

    @Test func `A layer that stands still keeps its animations where they are, and they end later`() {
        _ = TestWorld { world, scene in
            let listener = Listener()
            let layer = scene.view.layer
            layer.add(slide(listener), forKey: "slide")
            world.device.wait(0.5)
            let now = layer.convertTime(CACurrentMediaTime(), from: nil)
            (layer.speed, layer.timeOffset) = (0, now)
            world.device.wait(10)
            #expect(listener.heard == ["start"])
            #expect(layer.presentation()?.position.x == 50)
            (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - now
            world.device.wait(0.4)
            #expect(listener.heard == ["start"])
            world.device.wait(0.2)
            #expect(listener.heard == ["start", "stop true"])
        }
    }

    @Test func `A critical spring comes nearer all the time, a weak one swings past its end`() {
        _ = TestWorld { world, scene in
            let layer = scene.view.layer
            let spring = CASpringAnimation(keyPath: "position.x")
            (spring.fromValue, spring.toValue) = (0, 100)
            spring.damping = 20
            spring.duration = spring.settlingDuration
            layer.add(spring, forKey: "spring")
            var seen: [CGFloat] = []
            for _ in 0..<6 {
                world.device.wait(0.1)
                seen.append(layer.presentation()?.position.x ?? 0)
            }
            #expect(seen == seen.sorted() && seen.allSatisfy { $0 < 100 })
            spring.damping = 2
            layer.add(spring, forKey: "spring")
            world.device.wait(0.3)
            #expect((layer.presentation()?.position.x ?? 0) > 100)
        }
    }

    @Test func `Rounds, ways back and what fills afterwards`() {
        _ = TestWorld { world, scene in
            let layer = scene.view.layer
            let animation = slide()
            (animation.autoreverses, animation.repeatCount) = (true, 1.5)
            (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
            layer.add(animation, forKey: "slide")
            world.device.wait(1.25)
            #expect(layer.presentation()?.position.x == 75)
            world.device.wait(5)
            #expect(layer.presentation()?.position.x == 100)
        }
    }

    @Test func `Turns around an axis, scales and shifts are parts of a transform`() {
        _ = TestWorld { world, scene in
            let layer = scene.view.layer
            layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
            let turn = CABasicAnimation(keyPath: "transform.rotation")
            (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi, 2)
            layer.add(turn, forKey: "turn")
            world.device.wait(1)
            let seen = layer.presentation()?.affineTransform() ?? .identity
            #expect(abs(seen.a) < 1e-6 && abs(seen.b - 2) < 1e-6 && abs(seen.c + 2) < 1e-6)
        }
    }

    @Test func `A value that does not fit its property, and a property that is none, move nothing`() {
        _ = TestWorld { world, scene in
            let layer = scene.view.layer
            let place = layer.position
            for (path, value) in [("position", 5 as Any), ("frame", CGRect.zero), ("opacity", CGPoint.zero)] {
                let animation = CABasicAnimation(keyPath: path)
                animation.toValue = value
                layer.add(animation, forKey: path)
            }
            world.device.wait(0.1)
            #expect(layer.presentation()?.position == place)
            #expect(layer.presentation()?.opacity == 1)
        }
    }
}
