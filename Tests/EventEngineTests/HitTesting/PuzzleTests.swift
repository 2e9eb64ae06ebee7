import EventEngine
import Testing

/// Three views, and overrides that bend the rules (GC-16, GC-17, GC-25, GC-26, GC-38 to GC-41).
struct PuzzleTests {
    /// A view whose rules are given as closures.
    private class Bent: UIView {
        var search: ((Bent, CGPoint, UIEvent?) -> UIView?)?
        var inside: ((Bent, CGPoint) -> Bool)?

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            search.map { $0(self, point, event) } ?? super.hitTest(point, with: event)
        }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            inside.map { $0(self, point) } ?? super.point(inside: point, with: event)
        }
        func standardSearch(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
            super.hitTest(point, with: event)
        }
    }

    /// A root with v1 and, later and half over it, v2; v3 is in v2 and overlaps v1.
    private struct Scene {
        let root = Bent(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let v1 = Bent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let v2 = Bent(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let v3 = Bent(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        // Points of the root.
        let onlyV1 = CGPoint(x: 20, y: 20)
        let both = CGPoint(x: 95, y: 95)
        let onlyV2 = CGPoint(x: 140, y: 140)
        let inV3 = CGPoint(x: 70, y: 70)
        let blank = CGPoint(x: 250, y: 250)

        init(isNested: Bool = false) {
            root.addSubview(v1)
            (isNested ? v1 : root).addSubview(v2)
            v2.addSubview(v3)
        }

        func hits(_ points: CGPoint...) -> [String] {
            points.map { point in
                let hit = root.hitTest(point, with: nil)
                let names = [(v1, "v1"), (v2, "v2"), (v3, "v3"), (root, "root")]
                return names.first { $0.0 === hit }?.1 ?? "nil"
            }
        }

        var all: [String] { hits(onlyV1, both, onlyV2, inV3, blank) }
    }

    @Test func `A touch belongs to the topmost view under it (GC-38)`() {
        #expect(Scene().all == ["v1", "v2", "v2", "v3", "root"])
    }

    @Test func `A view without interaction uncovers what lies beneath (GC-39)`() {
        let scene = Scene()
        scene.v2.isUserInteractionEnabled = false
        #expect(scene.all == ["v1", "v1", "root", "v1", "root"])
    }

    @Test func `Forwarding to next reaches exactly the superview (GC-40)`() {
        class Passing: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                next?.touchesBegan(touches, with: event)
            }
        }
        class Keeping: UIView {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                count += touches.count
            }
        }
        let run = TestWorld { world, scene in
            let outer = Keeping(frame: scene.view.bounds)
            let inner = Passing(frame: scene.view.bounds)
            scene.view.addSubview(outer)
            outer.addSubview(inner)
            world.hand.tap(inner)
            #expect(outer.count == 1)
        }
        #expect(!run.calls(.touches).contains("view.touchesBegan"))
    }

    @Test func `A target forced from v1 does not reach where v2 is asked first (GC-41, B-06)`() {
        let scene = Scene()
        scene.v1.search = { _, _, _ in scene.v3 }
        #expect(scene.all == ["v3", "v2", "v2", "v3", "v3"])
    }

    @Test func `A target forced from v2, which is asked first, reaches everywhere (GC-41)`() {
        let scene = Scene()
        scene.v2.search = { _, _, _ in scene.v3 }
        #expect(scene.all == ["v3", "v3", "v3", "v3", "v3"])
        let nested = Scene(isNested: true)
        nested.v2.search = { _, _, _ in nested.v3 }
        #expect(nested.all == ["v3", "v3", "root", "v3", "root"])
    }

    @Test func `Writing the default algorithm out does not reach children outside (GC-16, B-06)`() {
        let scene = Scene(isNested: true)
        scene.v1.search = { view, point, event in
            guard view.point(inside: point, with: event) else { return nil }
            for subview in view.subviews.reversed() {
                if let hit = subview.hitTest(view.convert(point, to: subview), with: event) { return hit }
            }
            return view
        }
        #expect(scene.hits(scene.onlyV2) == ["root"])
        #expect(scene.hits(scene.both) == ["v2"])
    }

    @Test func `A cover that is inside only over its controls lets the rest through (GC-17)`() {
        let scene = Scene()
        let cover = Bent(frame: scene.root.bounds)
        let control = Bent(frame: CGRect(x: 200, y: 200, width: 90, height: 90))
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        cover.addSubview(picture)
        cover.addSubview(control)
        cover.inside = { view, point in
            view.subviews.contains { $0 is Bent && $0.frame.contains(point) }
        }
        scene.root.addSubview(cover)
        #expect(scene.hits(scene.onlyV1, scene.onlyV2) == ["v1", "v2"])
        #expect(scene.root.hitTest(scene.blank, with: nil) === control)
    }

    @Test func `A path makes a view round (GC-25)`() {
        let scene = Scene()
        scene.v1.search = { view, point, event in
            let circle = UIBezierPath(ovalIn: view.bounds)
            return circle.contains(point) ? view.standardSearch(point, event) : nil
        }
        #expect(scene.hits(CGPoint(x: 2, y: 2), CGPoint(x: 40, y: 40)) == ["root", "v1"])
    }

    /// Looks at all subviews first, wherever the point is.
    private func reaching(stopsWhenFound: Bool) -> (Bent, CGPoint, UIEvent?) -> UIView? {
        { view, point, event in
            var found: UIView?
            for subview in view.subviews.reversed() {
                let hit = subview.hitTest(view.convert(point, to: subview), with: event)
                if stopsWhenFound, let hit { return hit }
                if !stopsWhenFound { found = hit }
            }
            return found ?? (view.bounds.contains(point) ? view : nil)
        }
    }

    @Test func `A search of one's own finds children outside their parent, or loses them (GC-26)`() {
        let scene = Scene(isNested: true)
        scene.v1.search = reaching(stopsWhenFound: true)
        #expect(scene.hits(scene.onlyV2, scene.inV3, scene.onlyV1, scene.blank) == ["v2", "v3", "v1", "root"])
        scene.v1.insertSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)), at: 0)
        #expect(scene.hits(scene.onlyV2) == ["v2"])
        scene.v1.search = reaching(stopsWhenFound: false)
        #expect(scene.hits(scene.onlyV2) == ["root"])
    }
}
