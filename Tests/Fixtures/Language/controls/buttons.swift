class Loud: UIButton {
    override var isHighlighted: Bool {
        willSet { print("will", newValue) }
        didSet { print("did", oldValue, isHighlighted) }
    }
}
class Dim: UIButton {
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            print("set", newValue)
            super.isHighlighted = newValue
            alpha = newValue ? 0.5 : 1
        }
    }
    override var isEnabled: Bool { didSet { print("enabled", isEnabled) } }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        print("tracking", isTracking)
    }
}
class Mute: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
let save = UIAction(title: "Save") { _ in print("saved") }
let loud = Loud(primaryAction: save)
loud.frame = CGRect(x: 20, y: 50, width: 100, height: 40)
let dim = Dim(type: .custom)
dim.frame = CGRect(x: 20, y: 150, width: 100, height: 40)
let mute = Mute(frame: CGRect(x: 20, y: 250, width: 100, height: 40), primaryAction: save)
for button in [loud, dim, mute] { view.addSubview(button) }
hand.tap(loud)
hand.drag(loud, from: CGPoint(x: 50, y: 20), by: CGVector(dx: 150, dy: 0), over: 0.05)
hand.tap(dim)
hand.tap(mute)
dim.isEnabled = false
hand.tap(dim)
print(loud.currentTitle ?? "none", loud.title(for: .highlighted) ?? "none", loud.buttonType == .system)
dim.setTitle("On", for: .selected)
dim.setTitle("Off", for: .normal)
dim.setTitleColor(.red, for: .selected)
print(dim.titleLabel?.text ?? "none", dim.currentTitleColor == .white)
dim.isEnabled = true
dim.isSelected = true
print(dim.titleLabel?.text ?? "none", dim.currentTitleColor == .red, dim.title(for: .normal) ?? "none")
dim.isHighlighted = true
print(dim.state == [.selected, .highlighted], dim.state.contains(.highlighted))
dim.sizeToFit()
view.layoutIfNeeded()
print(dim.bounds.width > 30, dim.titleLabel?.isDescendant(of: dim) == true)
