// What views, controllers and layers print: as in UIKit, with names in the place of addresses.
class Red: UIView {}
class Named: UIView {
    override var description: String { "a view with a description of its own" }
}
let red = Red(frame: CGRect(x: 20, y: 40.5, width: 100, height: 50))
view.addSubview(red)
print(red)  // prints: <Red: red; frame = (20 40.5; 100 50); layer = <CALayer>>
print("hit", view.hitTest(CGPoint(x: 30, y: 50), with: nil) as Any)
// prints: hit Optional(<Red: red; frame = (20 40.5; 100 50); layer = <CALayer>>)
print("\(red.superview === view) \([red])")
// prints: true [<Red: red; frame = (20 40.5; 100 50); layer = <CALayer>>]
red.isHidden = true
red.alpha = 0.5
red.isUserInteractionEnabled = false
red.tag = 3
red.transform = CGAffineTransform(scaleX: 2, y: 2)
debugPrint(red)
// prints: <Red: red; frame = (-30 15.5; 200 100); transform = [2, 0, 0, 2, 0, 0]; alpha = 0.5; hidden = YES; userInteractionEnabled = NO; tag = 3; layer = <CALayer>>
let label = UILabel(frame: .zero)
label.text = "Hello"
print(label)
// prints: <UILabel: label; frame = (0 0; 0 0); text = 'Hello'; userInteractionEnabled = NO; layer = <CALayer>>
print(Named(frame: .zero))  // prints: a view with a description of its own
print(viewController, UIViewController())  // prints: <UIViewController: viewController> <UIViewController>
let shadow = CALayer()
print(shadow, CALayer())  // prints: <CALayer: shadow> <CALayer>
print(String(describing: red.next))
// prints: Optional(<UIView: view; frame = (0 0; 375 667); layer = <CALayer>>)
