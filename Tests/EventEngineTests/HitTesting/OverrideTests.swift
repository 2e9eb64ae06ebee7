import EventEngine
import Testing

/// What overrides of `hitTest` and `point(inside:)` do (B-03, B-28; GC-14 to GC-18, GC-24 to GC-26, GC-44).
struct OverrideTests {
    private class Wide: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
    }

    private class AroundSubviews: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            subviews.contains { $0.frame.contains(point) }
        }
    }

    private class PassThrough: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }

    private class Forcing: UIView {
        var target: UIView?
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
    }

    /// The algorithm as one would write it oneself.
    private class Rebuilt: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
            guard self.point(inside: point, with: event) else { return nil }
            for subview in subviews.reversed() {
                if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
            }
            return self
        }
    }

    private func parent(_ child: UIView) -> UIView {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        parent.addSubview(child)
        return parent
    }

    @Test func `A larger area works up to the edge of the superview (GC-14, B-28)`() {
        let button = Wide(frame: CGRect(x: 10, y: 50, width: 40, height: 40))
        let parent = parent(button)
        #expect(parent.hitTest(CGPoint(x: 65, y: 60), with: nil) === button)
        #expect(parent.hitTest(CGPoint(x: 75, y: 60), with: nil) === parent)
        #expect(parent.hitTest(CGPoint(x: -5, y: 60), with: nil) == nil)
    }

    @Test func `A parent that counts its children's frames as inside loses its own area (GC-15, B-08)`() {
        let around = AroundSubviews(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        let child = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
        around.addSubview(child)
        let parent = parent(around)
        #expect(parent.hitTest(CGPoint(x: 130, y: 130), with: nil) === child)
        #expect(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === parent)
    }

    @Test func `A cover that returns nil for itself lets touches through, its subviews not (GC-18, GC-24)`() {
        let cover = PassThrough(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let control = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        cover.addSubview(control)
        let button = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        let parent = parent(button)
        parent.addSubview(cover)
        #expect(parent.hitTest(CGPoint(x: 120, y: 120), with: nil) === button)
        #expect(parent.hitTest(CGPoint(x: 20, y: 20), with: nil) === control)
    }

    @Test func `A forced target need not pass any gate (B-03)`() {
        let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        hidden.isHidden = true
        let forcing = Forcing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        forcing.target = hidden
        forcing.isUserInteractionEnabled = false
        #expect(parent(forcing).hitTest(CGPoint(x: 150, y: 150), with: nil) === hidden)
    }

    @Test(arguments: [(5, 5), (60, 60), (99, 120), (300, 0)])
    func `The algorithm written out gives the engine's own answers (GC-44)`(_ x: Double, _ y: Double) {
        let point = CGPoint(x: x, y: y)
        func scene(_ make: (CGRect) -> UIView) -> UIView {
            let root = make(CGRect(x: 0, y: 0, width: 200, height: 200))
            let first = make(CGRect(x: 0, y: 0, width: 100, height: 100))
            let second = make(CGRect(x: 50, y: 50, width: 100, height: 100))
            let third = make(CGRect(x: 0, y: 60, width: 60, height: 60))
            let fourth = make(CGRect(x: 0, y: 0, width: 30, height: 30))
            root.addSubview(first)
            root.addSubview(second)
            second.addSubview(third)
            first.addSubview(fourth)
            second.transform = CGAffineTransform(rotationAngle: 0.3)
            for (index, view) in [root, first, second, third, fourth].enumerated() { view.tag = index + 1 }
            return root
        }
        let own = scene { UIView(frame: $0) }.hitTest(point, with: nil)?.tag
        let rebuilt = scene { Rebuilt(frame: $0) }.hitTest(point, with: nil)?.tag
        #expect(own == rebuilt)
    }
}
