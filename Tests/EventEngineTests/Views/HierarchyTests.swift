import EventEngine
import Testing

/// The tree of views: its mutators, their life-cycle calls, and trees that cannot be (L-03).
struct HierarchyTests {
    private let inTree: Set<String> = ["old", "new", "child", "leaf"]

    private func lifecycle(_ body: (Simulator, UIView, UIView, UIView) -> Void) -> [String] {
        var mark = 0
        let run = TestWorld { world, scene in
            let (old, new, child, leaf) = (UIView(), UIView(), UIView(), UIView())
            for (name, view) in [("old", old), ("new", new), ("child", child), ("leaf", leaf)] {
                world.names.bind(name, to: view)
            }
            scene.view.addSubview(old)
            scene.view.addSubview(new)
            child.addSubview(leaf)
            mark = world.trace.entries.count
            body(world, old, new, child)
        }
        let entries = run.recording.entries[mark...].filter { inTree.contains(run.name($0.receiver)) }
        return entries.filter { $0.kind == .lifecycle && $0.selector != MessageSelector.layoutSubviews.id }
            .map { "\(run.name($0.receiver)).\(run.recording.selectors[Int($0.selector.rawValue)].swift)" }
    }

    @Test func `Adding a view tells it and all below it, then its superview (L-03)`() {
        #expect(
            lifecycle { _, old, _, child in old.addSubview(child) } == [
                "child.willMove(toSuperview:)", "child.willMove(toWindow:)", "leaf.willMove(toWindow:)",
                "child.didMoveToWindow()", "leaf.didMoveToWindow()", "child.didMoveToSuperview()",
                "old.didAddSubview(_:)",
            ])
    }

    @Test func `Moving a view within the window leaves the window calls out (L-03)`() {
        let calls = lifecycle { _, old, new, child in
            old.addSubview(child)
            new.addSubview(child)
        }
        #expect(
            calls.suffix(4) == [
                "child.willMove(toSuperview:)", "old.willRemoveSubview(_:)", "child.didMoveToSuperview()",
                "new.didAddSubview(_:)",
            ])
    }

    @Test func `Removing a view tells it in the order that devices log (L-03)`() {
        let calls = lifecycle { _, old, _, child in
            old.addSubview(child)
            child.removeFromSuperview()
            #expect(child.superview == nil && child.window == nil && old.subviews.isEmpty)
            child.removeFromSuperview()
        }
        #expect(
            calls.suffix(7) == [
                "child.willMove(toSuperview:)", "child.willMove(toWindow:)", "leaf.willMove(toWindow:)",
                "old.willRemoveSubview(_:)", "child.didMoveToWindow()", "leaf.didMoveToWindow()",
                "child.didMoveToSuperview()",
            ])
    }

    @Test func `An index beyond the last puts a view in front, a stranger as sibling too`() {
        let (parent, first, second, third) = (UIView(), UIView(), UIView(), UIView())
        parent.insertSubview(first, at: 7)
        parent.insertSubview(second, at: -1)
        parent.insertSubview(third, belowSubview: UIView())
        #expect(parent.subviews == [second, first, third])
        parent.insertSubview(third, at: 0)
        #expect(parent.subviews == [third, second, first])
    }

    @Test func `Views are found by tag and by descent`() {
        let (root, branch, leaf) = (UIView(), UIView(), UIView())
        root.addSubview(branch)
        branch.addSubview(leaf)
        leaf.tag = 7
        #expect(root.viewWithTag(7) === leaf)
        #expect(root.viewWithTag(8) == nil)
        #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf) && !root.isDescendant(of: leaf))
    }

    @Test func `A view cannot be put into itself or into what is in it`() {
        func problem(_ body: (UIView, UIView) -> Void) -> WorldProblem? {
            TestWorld { world, scene in
                let (outer, inner) = (UIView(), UIView())
                world.names.bind("outer", to: outer)
                world.names.bind("inner", to: inner)
                scene.view.addSubview(outer)
                outer.addSubview(inner)
                body(outer, inner)
                #expect(outer.superview === scene.view && inner.superview === outer)
            }.world.problem
        }
        #expect(problem { $1.addSubview($0) } == .cyclicHierarchy(child: "outer", parent: "inner"))
        #expect(
            problem { outer, _ in outer.addSubview(outer) }
                == .cyclicHierarchy(child: "outer", parent: "outer"))
        #expect(problem { outer, _ in outer.exchangeSubview(at: 0, withSubviewAt: 1) }
            == .wrongSubviewIndex(index: 1, count: 1))
    }

    @Test func `Views nested ten thousand deep are refused before anything overflows`() {
        let run = TestWorld { world, scene in
            var parent: UIView = scene.view
            for _ in 0..<10_000 {
                let child = UIView(frame: parent.bounds)
                parent.addSubview(child)
                parent = child
            }
            world.hand.tap(at: CGPoint(x: 5, y: 5))
        }
        #expect(run.world.problem == .treeTooDeep(limit: WorldLimits.standard.treeDepth))
    }

    @Test func `A tree as deep as the limit allows is hit-tested, laid out and taken apart`() {
        var limits = WorldLimits.standard
        limits.entries = 1_000_000
        let run = TestWorld(limits: limits) { world, scene in
            var child = UIView(frame: scene.view.bounds)
            let deepest = child
            for _ in 0..<(limits.treeDepth - 4) {
                let parent = UIView(frame: scene.view.bounds)
                parent.addSubview(child)
                child = parent
            }
            scene.view.addSubview(child)
            world.names.bind("deepest", to: deepest)
            world.hand.tap(at: CGPoint(x: 5, y: 5))
            child.removeFromSuperview()
            #expect(deepest.window == nil)
        }
        #expect(run.world.problem == nil)
        #expect(run.recording.touches.first.map { run.name($0.hitView) } == "deepest")
    }

    @Test func `Removing views makes room for others at the depth limit`() {
        var limits = WorldLimits.standard
        limits.treeDepth = 4
        let run = TestWorld(limits: limits) { _, scene in
            let (first, second) = (UIView(), UIView())
            first.addSubview(second)
            second.removeFromSuperview()
            scene.view.addSubview(UIView())
            scene.view.subviews[0].addSubview(first)
        }
        #expect(run.world.problem == nil)
    }

    @Test func `More views than the limit halt the world`() {
        var limits = WorldLimits.standard
        limits.views = 100
        let run = TestWorld(limits: limits) { _, scene in
            for _ in 0..<200 { _ = UIView() }
            for _ in 0..<200 { scene.view.addSubview(UIView()) }
        }
        #expect(run.world.problem == .tooManyViews(limit: 100))
    }
}
