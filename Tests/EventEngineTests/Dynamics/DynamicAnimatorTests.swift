import EventEngine
import Foundation
import Testing

/// Views that fall, collide and come to rest (S-31).
struct DynamicAnimatorTests {
    private final class Ear: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
        var heard: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resumes") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pauses") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) {
            heard.append("touches")
        }
    }

    private func run(_ body: (Simulator, UIView, UIDynamicAnimator, Ear) -> Void) -> TestWorld {
        TestWorld { world, scene in
            let ear = Ear()
            let animator = UIDynamicAnimator(referenceView: scene.view)
            animator.delegate = ear
            world.names.bind("ear", to: ear)
            body(world, scene.view, animator, ear)
            withExtendedLifetime((ear, animator)) { world.runUntilIdle() }
        }
    }

    private func box(in view: UIView, _ frame: CGRect) -> UIView {
        let box = UIView(frame: frame)
        view.addSubview(box)
        return box
    }

    @Test func `A gravity of 1 is 1000 points per second squared (S-31)`() {
        _ = run { world, view, animator, _ in
            let falling = box(in: view, CGRect(x: 0, y: 0, width: 40, height: 40))
            let body = UIDynamicItemBehavior(items: [falling])
            animator.addBehavior(UIGravityBehavior(items: [falling]))
            animator.addBehavior(body)
            world.device.wait(0.5)
            #expect(abs(body.linearVelocity(for: falling).y - 500) < 1)
            #expect(abs(falling.center.y - 145) < 6)
        }
    }

    @Test func `A stack of boxes comes to rest on the ground, and that is told once (S-31)`() {
        let test = run { world, view, animator, ear in
            let boxes = (0..<3).map { box(in: view, CGRect(x: 150, y: 60 * $0, width: 50, height: 50)) }
            let collision = UICollisionBehavior(items: boxes)
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            animator.addBehavior(UIGravityBehavior(items: boxes))
            world.device.wait(10)
            #expect(!animator.isRunning && ear.heard == ["resumes", "pauses"])
            let bottoms = boxes.map(\.frame.maxY)
            for (place, bottom) in zip([567.0, 617, 667], bottoms) { #expect(abs(bottom - place) < 3) }
        }
        let entries = test.entries([.delegates], ["ear"], nil)
        #expect(!entries.isEmpty && entries.allSatisfy { $0.rule == RuleID("S", 31) })
    }

    @Test func `Nothing gets out of the bounds, however fast it is (S-31)`() {
        _ = run { world, view, animator, ear in
            let thrown = box(in: view, CGRect(x: 150, y: 300, width: 20, height: 20))
            let collision = UICollisionBehavior(items: [thrown])
            collision.translatesReferenceBoundsIntoBoundary = true
            collision.collisionDelegate = ear
            let body = UIDynamicItemBehavior(items: [thrown])
            body.elasticity = 1
            body.addLinearVelocity(CGPoint(x: 50_000, y: -33_000), for: thrown)
            animator.addBehavior(collision)
            animator.addBehavior(body)
            var isInside = true
            body.action = { if !view.bounds.contains(thrown.center) { isInside = false } }
            world.device.wait(2)
            #expect(isInside && ear.heard.contains("touches"))
        }
    }

    @Test func `Work is in proportion to the items that are near each other (S-31)`() {
        func work(_ count: Int) -> Int {
            let test = TestWorld { world, scene in
                let boxes = (0..<count).map {
                    box(in: scene.view, CGRect(x: 50 * $0, y: 0, width: 40, height: 40))
                }
                let animator = UIDynamicAnimator(referenceView: scene.view)
                animator.addBehavior(UICollisionBehavior(items: boxes))
                animator.addBehavior(UIGravityBehavior(items: boxes))
                world.device.wait(1)
                withExtendedLifetime(animator) {}
            }
            return test.world.work.spent
        }
        let (few, many) = (work(50), work(200))
        #expect(many < few * 6)
    }

    @Test func `A snap arrives, and updateItem takes over what others moved (S-31)`() {
        _ = run { world, view, animator, ear in
            let card = box(in: view, CGRect(x: 0, y: 0, width: 80, height: 60))
            animator.addBehavior(UISnapBehavior(item: card, snapTo: CGPoint(x: 200, y: 400)))
            world.device.wait(4)
            #expect(card.center == CGPoint(x: 200, y: 400) && !animator.isRunning)
            card.center = CGPoint(x: 50, y: 50)
            animator.updateItem(usingCurrentState: card)
            world.device.wait(0.1)
            #expect(card.center.x < 200 && animator.isRunning)
            world.device.wait(4)
            #expect(card.center == CGPoint(x: 200, y: 400))
        }
    }
}
