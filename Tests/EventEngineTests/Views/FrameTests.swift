import EventEngine
import Testing

@Suite struct FrameTests {
    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        hypot(a.minX - b.minX, a.minY - b.minY) < 1e-9 && hypot(a.width - b.width, a.height - b.height) < 1e-9
    }

    @Test("Setting the frame sets the centre and the size of the bounds (L-02)")
    func frame() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        #expect(view.center == CGPoint(x: 150, y: 200) && view.bounds.size == CGSize(width: 300, height: 400))
    }

    @Test("Setting the centre moves the frame and leaves the bounds")
    func center() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    @Test("A larger size of the bounds grows the frame around the centre")
    func boundsSize() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.bounds.size = CGSize(width: 200, height: 300)
        #expect(view.center == CGPoint(x: 100, y: 100))
        #expect(view.frame == CGRect(x: 0, y: -50, width: 200, height: 300))
    }

    @Test("Another origin of the bounds moves the content and not the view (L-02, B-12)")
    func boundsOrigin() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let content = UIView(frame: CGRect(x: 0, y: 150, width: 100, height: 50))
        view.addSubview(content)
        #expect(view.hitTest(CGPoint(x: 50, y: 60), with: nil) === view)
        view.bounds.origin = CGPoint(x: 0, y: 120)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(content.frame == CGRect(x: 0, y: 150, width: 100, height: 50))
        #expect(view.hitTest(CGPoint(x: 50, y: 180), with: nil) === content)
        #expect(view.hitTest(CGPoint(x: 50, y: 60), with: nil) == nil)
    }

    @Test("The frame of a transformed view is the box around it; centre and bounds stay (L-02)")
    func transformedFrame() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isNear(view.frame, CGRect(x: 125, y: 75, width: 50, height: 100)))
        #expect(view.center == CGPoint(x: 150, y: 125))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5).translatedBy(x: 10, y: 0)
        #expect(isNear(view.frame, CGRect(x: 70, y: 112.5, width: 200, height: 25)))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
    }

    @Test("The frame of a scaled view, once set, is what it was set to")
    func frameOfScaledView() {
        let view = UIView()
        view.transform = CGAffineTransform(scaleX: 0.25, y: 0.75)
        view.frame = CGRect(x: 50, y: 50, width: 100, height: 150)
        #expect(isNear(view.frame, CGRect(x: 50, y: 50, width: 100, height: 150)))
        #expect(view.bounds.size == CGSize(width: 400, height: 200))
    }

    @Test("A negative size is turned around")
    func negativeSize() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: -30, height: -40))
        #expect(view.frame == CGRect(x: 70, y: 60, width: 30, height: 40))
    }

    @Test("A rotated square is touched in its corners and not in those of its frame (B-11)")
    func rotatedSquare() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        square.transform = CGAffineTransform(rotationAngle: .pi / 4)
        root.addSubview(square)
        #expect(root.hitTest(CGPoint(x: 150, y: 85), with: nil) === square)
        #expect(root.hitTest(CGPoint(x: 105, y: 105), with: nil) === root)
        #expect(square.frame.contains(CGPoint(x: 105, y: 105)))
    }

    @Test("Nothing under a view whose scale is zero can be touched (B-13)")
    func flatView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let flat = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let child = UIView(frame: flat.bounds)
        flat.addSubview(child)
        root.addSubview(flat)
        flat.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === root)
        flat.transform = CGAffineTransform(scaleX: 1, y: 0)
        #expect(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === root)
    }

    @Test("A frame that is no number is refused, reported, and the old one stays")
    func notNumbers() {
        let run = TestWorld(tracing: false) { _, scene in
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
            #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            scene.view.addSubview(view)
        }
        #expect(run.world.problem != nil)
    }
}
