class Card<Content: UIView>: UIView {
    let content: Content
    init(_ content: Content, frame: CGRect) {
        self.content = content
        super.init(frame: frame)
        content.frame = bounds.insetBy(dx: 10, dy: 10)
        addSubview(content)
    }
    required init?(coder: NSCoder) { fatalError("not used") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("card of", type(of: content))
        super.touchesBegan(touches, with: event)
    }
}
protocol Flipping: AnyObject { var flips: Int { get set } }
extension Flipping { func flip() { flips += 1 } }
class Coin: UIView, Flipping {
    var flips = 0
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        flipped(self)
        super.touchesEnded(touches, with: event)
    }
}
@discardableResult func flipped<T: Flipping>(_ one: T) -> T {
    one.flip()
    return one
}
func addCentered<V: UIView>(_ child: V, to parent: UIView) -> V {
    parent.addSubview(child)
    child.center = CGPoint(x: parent.bounds.midX, y: parent.bounds.midY)
    return child
}
func first<V: UIView>(_ type: V.Type, in root: UIView) -> V? {
    if let found = root as? V { return found }
    for child in root.subviews {
        if let found = first(type, in: child) { return found }
    }
    return nil
}
let coin = Coin()
let card = Card(coin, frame: CGRect(x: 20, y: 20, width: 100, height: 100))
view.addSubview(card)
hand.tap(coin)  // prints: card of Coin
print(coin.flips, flipped(coin).flips, card.content === coin)  // prints: 1 2 true
let label = addCentered(UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20)), to: view)
print(label.center, first(Coin.self, in: view) === coin, first(UISwitch.self, in: view) == nil)
// prints: (187.5, 333.5) true true
hand.tap(card, at: CGPoint(x: 5, y: 5))  // prints: card of Coin
