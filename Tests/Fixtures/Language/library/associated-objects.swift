// Extensions hang values on objects, by the place of a variable.
private var nameKey: UInt8 = 0

extension UIView {
    private struct Keys {
        static var insets: UInt8 = 0
        static var action = "action"
    }

    var label: String? {
        get { objc_getAssociatedObject(self, &nameKey) as? String }
        set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    var touchInsets: UIEdgeInsets {
        get { (objc_getAssociatedObject(self, &Keys.insets) as? NSValue)?.uiEdgeInsetsValue ?? .zero }
        set {
            let value = NSValue(uiEdgeInsets: newValue)
            objc_setAssociatedObject(self, &Keys.insets, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    func onTap(_ action: @escaping () -> Void) {
        objc_setAssociatedObject(self, &Keys.action, action, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(runAction)))
    }

    @objc private func runAction() {
        (objc_getAssociatedObject(self, &Keys.action) as? () -> Void)?()
    }
}

class GenerousButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.inset(by: touchInsets).contains(point)
    }
}

let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(panel)
print(panel.label ?? "none")  // prints: none
panel.label = "panel"
print(panel.label ?? "none", view.label ?? "none")  // prints: panel none
panel.label = nil
print(panel.label ?? "none")  // prints: none
panel.onTap { print("tapped") }
hand.tap(panel)  // prints: tapped

let button = GenerousButton(frame: CGRect(x: 200, y: 200, width: 20, height: 20))
button.touchInsets = UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)
button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
view.addSubview(button)
hand.tap(at: CGPoint(x: 190, y: 190))  // prints: pressed

// What is only assigned is gone with its owner; what is kept is not.
func hang(on view: UIView, _ policy: objc_AssociationPolicy) {
    objc_setAssociatedObject(view, &nameKey, UIView(), policy)
}
for policy in [
    objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_COPY,
    .OBJC_ASSOCIATION_COPY_NONATOMIC,
] {
    hang(on: panel, policy)
    print(objc_getAssociatedObject(panel, &nameKey) == nil)
}
// prints: true
// prints: false
// prints: false
objc_removeAssociatedObjects(button)
print(button.touchInsets.top)  // prints: 0.0
