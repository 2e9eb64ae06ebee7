// Overrides in subclasses of UIKit's own subclasses: labels, image views, windows, controllers.
class TouchLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        text = (text ?? "") + "!"
        super.touchesEnded(touches, with: event)
    }
}
final class Picture: UIImageView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > bounds.midX }
}
class Root: UIViewController {
    override func viewDidLoad() { view.tag = 77 }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("appeared")
    }
}
let root = Root()
window.rootViewController = root
let label = TouchLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
label.text = "tap"
let picture = Picture(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
picture.isUserInteractionEnabled = true
root.view.addSubview(label)
root.view.addSubview(picture)
hand.tap(label)  // prints: appeared
hand.tap(picture, at: CGPoint(x: 75, y: 50))
hand.tap(picture, at: CGPoint(x: 25, y: 50))
print(label.text!, root.view.tag, label is UILabel, type(of: picture))  // prints: tap! 77 true Picture
