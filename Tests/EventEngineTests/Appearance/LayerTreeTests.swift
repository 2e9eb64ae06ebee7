import EventEngine
import Testing

@Suite struct LayerTreeTests {
    private let view = UIView()
    private let own = CALayer()
    private let first = UIView()
    private let second = UIView()
    private let third = UIView()

    @Test("A view's layer has the layers of its subviews, and none without subviews")
    func subviewLayers() {
        #expect(view.layer.sublayers == nil && view.layer.superlayer == nil)
        view.addSubview(first)
        view.addSubview(second)
        #expect(view.layer.sublayers == [first.layer, second.layer])
        #expect(first.layer.superlayer === view.layer)
        first.removeFromSuperview()
        #expect(view.layer.sublayers == [second.layer] && first.layer.superlayer == nil)
    }

    @Test("A subview that is added later stands in front of a layer that was there")
    func addedInFront() {
        view.addSubview(first)
        view.layer.addSublayer(own)
        view.addSubview(second)
        #expect(view.layer.sublayers == [first.layer, own, second.layer])
        #expect(own.superlayer === view.layer)
    }

    @Test("A subview that goes above or below another stands directly beside its layer")
    func besideSibling() {
        view.addSubview(first)
        view.layer.addSublayer(own)
        view.insertSubview(second, aboveSubview: first)
        view.insertSubview(third, belowSubview: first)
        #expect(view.layer.sublayers == [third.layer, first.layer, second.layer, own])
    }

    @Test("Front, back, index and exchange order the layers like the views")
    func reordering() {
        view.layer.addSublayer(own)
        view.addSubview(first)
        view.insertSubview(second, at: 0)
        #expect(view.layer.sublayers == [own, second.layer, first.layer])
        view.sendSubviewToBack(first)
        #expect(view.layer.sublayers == [first.layer, own, second.layer])
        view.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(view.layer.sublayers == [second.layer, own, first.layer])
        view.bringSubviewToFront(second)
        #expect(view.layer.sublayers == [own, first.layer, second.layer])
    }

    @Test("Layers of one's own move, leave, and never contain themselves")
    func ownLayers() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
        #expect(outer.superlayer == nil && inner.sublayers == nil)
        outer.insertSublayer(own, below: inner)
        #expect(outer.sublayers == [own, inner])
        view.layer.insertSublayer(own, at: 9)
        #expect(outer.sublayers == [inner] && own.superlayer === view.layer)
        view.addSubview(first)
        view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        #expect(view.layer.sublayers == [first.layer] && own.superlayer == nil)
    }

    @Test("What a layer shares with its view is the view's")
    func shared() {
        view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(view.layer.frame == view.frame && view.layer.position == view.center)
        view.layer.opacity = 0.01
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
        view.layer.opacity = 0.5
        #expect(view.alpha == 0.5)
        view.layer.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
        view.layer.isHidden = true
        #expect(view.isHidden)
        view.backgroundColor = .red
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        view.layer.masksToBounds = true
        #expect(view.clipsToBounds)
    }

    @Test("What a layer draws changes nothing about who is hit (B-09, B-10)")
    func drawingIsNotHit() {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        first.frame = view.bounds
        second.frame = view.bounds
        view.addSubview(first)
        view.addSubview(second)
        first.layer.zPosition = 100
        second.layer.cornerRadius = 50
        second.layer.mask = CALayer()
        #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === second)
    }
}
