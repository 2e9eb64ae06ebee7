import Foundation
import Testing

@testable import BookBuilding
@testable import EventEngine

/// Why a drag did not scroll, and what content of scroll views does by itself.
@Suite("Scroll views in explanations")
struct ScrollExplanationTests {
    private func explain(_ body: (Simulator, UIScrollView, UIView) -> Void) -> String {
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
        return ScenarioExplanation(world.finish(), name: "idea") { _ in nil }.text
    }

    private func dragLate(_ world: Simulator, _ view: UIView) {
        let finger = world.hand.touch(view)
        finger.hold(0.2)
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
        finger.lift()
    }

    @Test("A touch that is held, dropped, and content that moves")
    func quickDrag() {
        let text = explain { world, _, red in
            world.hand.drag(red, by: CGVector(dx: 0, dy: -60), over: 0.1)
        }
        #expect(text.contains("E-56  - red does not hear touchesBegan yet: held by outer.touchDelay\n"))
        #expect(text.contains("- red never hears of touch 1: taken by outer.panGestureRecognizer\n"))
        #expect(text.contains("H-20  - outer: a finger moves the content, from (0, 0) to (0, 50)\n"))
    }

    @Test("Content that keeps its touch, and a scroll view that leaves the drag to another one")
    func refusals() {
        let kept = explain { world, outer, red in
            outer.canCancelContentTouches = false
            dragLate(world, red)
        }
        #expect(kept.contains("H-05  outer.panGestureRecognizer: possible -> failed   red has its touch"))
        let control = explain { world, outer, _ in
            let button = UIControl(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
            outer.addSubview(button)
            world.names.bind("button", to: button)
            dragLate(world, button)
        }
        #expect(control.contains("button has its touch, and is a control"))
        let nested = explain { world, outer, _ in
            let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
            inner.contentSize = CGSize(width: 200, height: 200)
            inner.contentOffset.y = 100
            outer.addSubview(inner)
            world.names.bind("inner", to: inner)
            world.hand.drag(inner, by: CGVector(dx: 0, dy: -60), over: 0.1)
        }
        #expect(nested.contains("the content is at its edge, and outer.panGestureRecognizer can follow"))
    }

    @Test("Content that cannot follow a movement, and a finger that stops what moves")
    func others() {
        let sideways = explain { world, _, red in
            world.hand.drag(red, by: CGVector(dx: 60, dy: 0), over: 0.1)
        }
        #expect(sideways.contains("H-26  - outer.panGestureRecognizer does not begin: content cannot follow"))
        let caught = explain { world, _, red in
            world.hand.flick(red, .up)
            world.device.wait(0.1)
            world.hand.tap(at: CGPoint(x: 50, y: 50))
        }
        #expect(caught.contains("takes touch 2 for itself: it stopped the content"))
        #expect(caught.contains("H-17  - outer: the content moves on by itself, from (0, 110) to (0, "))
    }
}
