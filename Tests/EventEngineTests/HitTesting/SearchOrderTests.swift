import EventEngine
import Testing

/// In which order views are asked and answer (B-06, B-18, B-19; GC-20, GC-21, GC-49, GC-51).
struct SearchOrderTests {
    /// Base with view1 and, later and over it, view2; view3 is in view2.
    private func tap(_ point: CGPoint) -> TestWorld {
        TestWorld { world, scene in
            let base = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            let view1 = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view2 = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
            let view3 = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            scene.view.addSubview(base)
            base.addSubview(view1)
            base.addSubview(view2)
            view2.addSubview(view3)
            for (name, view) in [("base", base), ("view1", view1), ("view2", view2), ("view3", view3)] {
                world.names.bind(name, to: view)
            }
            world.hand.tap(at: point)
        }
    }

    @Test func `Asked from the outside in, answered from the inside out (GC-20)`() {
        let run = tap(CGPoint(x: 60, y: 60))
        let calls = run.entries([.hitTest], ["base", "view1", "view2", "view3"], 1)
            .filter { run.recording.selectors[Int($0.selector.rawValue)].swift.hasPrefix("hitTest") }
        #expect(calls.map { run.name($0.receiver) } == ["base", "view2", "view3"])
        let returns = calls.sorted { ($0.end, -Int($0.depth)) < ($1.end, -Int($1.depth)) }
        #expect(returns.map { run.name($0.receiver) } == ["view3", "view2", "base"])
        #expect(returns.map { run.text($0.answer) } == ["nil", "view2", "view2"])
    }

    @Test func `A sibling that refuses is followed by the one beneath (GC-21)`() {
        let run = tap(CGPoint(x: 20, y: 20))
        #expect(
            run.answers(.hitTest, only: ["base", "view1", "view2", "view3"], pass: 1) == [
                "base.hitTest -> view1", "base.pointInside -> true",
                "view2.hitTest -> nil", "view2.pointInside -> false",
                "view1.hitTest -> view1", "view1.pointInside -> true",
            ])
    }

    @Test func `A later sibling that does nothing starves the one beneath it (GC-49)`() {
        let run = tap(CGPoint(x: 80, y: 80))
        #expect(run.calls(.hitTest, only: ["view1"]).isEmpty)
        #expect(run.calls(.touches, only: ["view1", "view2"]) == ["view2.touchesBegan", "view2.touchesEnded"])
    }

    @Test func `A new touch is searched for twice, its end and moves not at all (B-18, B-19)`() {
        let run = TestWorld { world, scene in
            world.hand.drag(scene.view, by: CGVector(dx: 50, dy: 0), over: 0.1)
        }
        let root = run.entries([.hitTest], ["window"], nil).filter {
            $0.selector == MessageSelector.hitTest.id
        }
        #expect(root.map(\.pass) == [1, 2])
        #expect(root.map(\.touch) == [1, 1])
        #expect(Set(root.map(\.time)) == [0])
        #expect(run.calls(.touches, only: ["view"]).count == 8)
    }

    @Test func `The order is that of subviews, and follows every change of it (B-10, L-03)`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<3).map { _ in UIView(frame: parent.bounds) }
        views.forEach(parent.addSubview)
        let hit = { parent.hitTest(CGPoint(x: 5, y: 5), with: nil) }
        #expect(hit() === views[2])
        parent.bringSubviewToFront(views[0])
        #expect(hit() === views[0])
        parent.sendSubviewToBack(views[0])
        #expect(hit() === views[2])
        parent.exchangeSubview(at: 1, withSubviewAt: 2)
        #expect(hit() === views[1])
        parent.insertSubview(views[0], aboveSubview: views[1])
        #expect(hit() === views[0])
        parent.insertSubview(views[0], belowSubview: views[1])
        #expect(hit() === views[1])
        views[1].removeFromSuperview()
        #expect(hit() === views[0])
        parent.insertSubview(views[1], at: 0)
        #expect(parent.subviews == [views[1], views[2], views[0]])
    }
}
