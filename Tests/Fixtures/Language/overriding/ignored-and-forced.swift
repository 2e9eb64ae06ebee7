// A view that ignores itself, a parent that reaches children outside it, and a target forced on all.
class Transparent: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == self ? nil : hit
    }
}
class Reaching: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let hit = super.hitTest(point, with: event) { return hit }
        for subview in subviews.reversed() {
            let inside = convert(point, to: subview)
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return nil
    }
}
class Forcing: UIView {
    @IBOutlet var target: UIView!
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? target : nil
    }
}
let below = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
let transparent = Transparent(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
let island = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
view.addSubview(below)
view.addSubview(transparent)
transparent.addSubview(island)
hand.tap(island)
hand.tap(transparent, at: CGPoint(x: 10, y: 10))
let reaching = Reaching(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
let outside = UIView(frame: CGRect(x: 60, y: 60, width: 50, height: 50))
view.addSubview(reaching)
reaching.addSubview(outside)
hand.tap(outside)
let forcing = Forcing(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
forcing.target = island
view.addSubview(forcing)
hand.tap(forcing)
print(view.hitTest(CGPoint(x: 100, y: 350), with: nil) === island)  // prints: true
