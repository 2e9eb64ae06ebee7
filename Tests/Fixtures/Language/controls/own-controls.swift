// Subclasses of controls keep their stored properties whichever initializer makes them, and a convenience
// initializer of UIKit runs their own version of the one that it calls.
class WideButton: UIButton {
    var inset: CGFloat = 4
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -inset, dy: -inset).contains(point)
    }
}
let wide = WideButton(type: .system)
print(wide.inset, wide.buttonType == .system)  // prints: 4.0 true
wide.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
view.addSubview(wide)
print(view.hitTest(CGPoint(x: 47, y: 60), with: nil) === wide)  // prints: true
let titled = WideButton(type: .custom, primaryAction: UIAction(title: "Go") { _ in print("gone") })
print(titled.inset, titled.currentTitle ?? "none", titled.buttonType == .custom)  // prints: 4.0 Go true
titled.sendActions(for: .primaryActionTriggered)  // prints: gone
let plain = WideButton(primaryAction: nil)
print(plain.inset, plain.buttonType == .system)  // prints: 4.0 true
let framed = WideButton(frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: nil)
print(framed.inset, framed.frame)  // prints: 4.0 (1.0, 2.0, 3.0, 4.0)
print(WideButton().inset)  // prints: 4.0

class Loud: UIButton {
    var made: [String] = ["stored"]
    override init(frame: CGRect) {
        super.init(frame: frame)
        made.append("frame \(frame.width)")
    }
    required init?(coder: NSCoder) { fatalError("never") }
}
print(Loud(type: .system).made, Loud().made)  // prints: ["stored", "frame 0.0"] ["stored", "frame 0.0"]
print(Loud(frame: CGRect(x: 0, y: 0, width: 9, height: 9), primaryAction: nil).made)
// prints: ["stored", "frame 9.0"]
class Louder: Loud {
    let name = "louder"
    convenience init(_ title: String) {
        self.init(type: .system)
        setTitle(title, for: .normal)
    }
}
let louder = Louder("Hi")
print(louder.name, louder.made.count, louder.currentTitle ?? "", louder.buttonType == .system)
// prints: louder 2 Hi true
class Knob: UIControl {
    var turns = 3
}
class Volume: UISlider { var steps = 5 }
class Toggle: UISwitch { var flips = 6 }
print(Knob(frame: .zero, primaryAction: nil).turns, Knob().turns)  // prints: 3 3
print(Volume(frame: .zero, primaryAction: nil).steps, Toggle(frame: .zero, primaryAction: nil).flips)
// prints: 5 6
