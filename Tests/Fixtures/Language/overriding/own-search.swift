// hitTest rebuilt, with a call of itself, of helpers, and of another view's hitTest.
class SearchView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }
        for subview in subviews.reversed() {
            let converted = subview.convert(point, from: self)
            if let hit = subview.hitTest(converted, with: event) { return hit }
        }
        return self
    }
}
class Forwarding: UIView {
    weak var target: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let target else { return super.hitTest(point, with: event) }
        return target.hitTest(convert(point, to: target), with: event)
    }
}
let search = SearchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
let inner = SearchView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
let hidden = SearchView(frame: inner.bounds)
hidden.isHidden = true
view.addSubview(search)
search.addSubview(inner)
inner.addSubview(leaf)
inner.addSubview(hidden)
let forwarding = Forwarding(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
view.addSubview(forwarding)
hand.tap(leaf)
hand.tap(forwarding)
forwarding.target = leaf
hand.tap(forwarding)
print(view.hitTest(CGPoint(x: 65, y: 65), with: nil) === leaf)  // prints: true
