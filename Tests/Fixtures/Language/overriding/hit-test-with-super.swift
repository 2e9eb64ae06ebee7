// An override that asks super and one that does not, two levels deep.
class Base: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        print("base", hit === self)
        return hit
    }
}
class Derived: Base {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return hit === self ? nil : hit
    }
}
class Greedy: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}
let base = Base(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
let derived = Derived(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let child = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
view.addSubview(base)
view.addSubview(derived)
derived.addSubview(child)
hand.tap(at: CGPoint(x: 20, y: 20))
// prints: base true
// prints: base true
// prints: base true
// prints: base true
hand.tap(child)
// prints: base false
// prints: base false
let greedy = Greedy(frame: CGRect(x: 300, y: 600, width: 10, height: 10))
view.addSubview(greedy)
hand.tap(derived, at: CGPoint(x: 5, y: 5))
