import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

/// Scroll views in timelines: when content moves, who keeps a touch, who leaves a drag to whom.
@Suite("Scroll views in timelines")
struct ScrollTimelineTests {
    private func lines(_ body: (Simulator, UIScrollView, UIView) -> Void) -> [String] {
        let world = Simulator()
        let scene = world.makeStandardScene()
        world.perform {
            let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            outer.contentSize = CGSize(width: 300, height: 1_000)
            scene.view.addSubview(outer)
            let red = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            outer.addSubview(red)
            world.names.bind("outer", to: outer)
            world.names.bind("red", to: red)
            body(world, outer, red)
        }
        let timeline = TimelineScene(world.finish(), touch: nil)
        let names = timeline.lanes.map { $0.object.rawValue }
        return timeline.events.filter { !$0.word.isEmpty && names[$0.lane] >= 0 }.map { event in
            let time = Double(event.time) / 1_000
            return "\(Int(time.rounded())) \(event.word) \(event.cause)".trimmingCharacters(in: .whitespaces)
        }
    }

    @Test("Content is dragged, decelerates and rests, in the scroll view's lane")
    func spans() {
        let found = lines { world, _, red in world.hand.flick(red, .up) }
        #expect(found.contains("17 DRAGGED") && found.contains("100 DECELERATES"))
        #expect(found.contains("0 BEGAN held by @") && found.contains("17 never sent taken by @"))
        #expect(found.last?.hasSuffix("AT REST at 0, 600") == true)
    }

    @Test("A touch that content keeps, and a drag that is left to the outer view")
    func refusals() {
        let kept = lines { world, outer, red in
            outer.canCancelContentTouches = false
            let finger = world.hand.touch(red)
            finger.hold(0.2)
            finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
            finger.lift()
        }
        #expect(kept.contains("233 FAILED kept by @"))
        let left = lines { world, outer, _ in
            let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
            inner.contentSize = CGSize(width: 200, height: 200)
            inner.contentOffset.y = 100
            outer.addSubview(inner)
            world.hand.drag(inner, by: CGVector(dx: 0, dy: -60), over: 0.1)
        }
        #expect(left.contains("33 FAILED left to @"))
        let caught = lines { world, _, red in
            world.hand.flick(red, .up)
            world.device.wait(0.1)
            world.hand.tap(at: CGPoint(x: 50, y: 50))
        }
        #expect(caught.contains("200 takes it") && caught.contains { $0.hasPrefix("200 AT REST at 0, ") })
    }
}
