// The color of what can be tapped, and how it is shown.
class Badge: UIView {
    var name = "-"
    override func tintColorDidChange() {
        super.tintColorDidChange()
        print(name, tintColor == .systemRed, tintAdjustmentMode == .dimmed)
    }
}
let outer = Badge()
outer.name = "outer"
let inner = Badge()
inner.name = "inner"
let own = Badge()
own.name = "own"
own.tintColor = .systemGreen  // prints: own false false
outer.addSubview(inner)
outer.addSubview(own)
view.addSubview(outer)
outer.tintColor = .systemRed
// prints: outer true false
// prints: inner true false
outer.tintColor = .systemRed
inner.tintAdjustmentMode = .dimmed  // prints: inner false true
inner.tintAdjustmentMode = .automatic  // prints: inner true false
own.tintAdjustmentMode = .normal
print(outer.tintAdjustmentMode == .normal, inner.tintAdjustmentMode == .automatic)  // prints: true false
// What a sheet is presented over is dimmed meanwhile.
let root = UIViewController()
window.rootViewController = root
root.view.addSubview(outer)
let sheet = UIViewController()
sheet.modalPresentationStyle = .pageSheet
root.present(sheet, animated: false)
// prints: outer false true
// prints: inner false true
print(own.tintColor == .systemGreen, sheet.view.tintAdjustmentMode == .normal)  // prints: true true
sheet.dismiss(animated: false)
// prints: outer true false
// prints: inner true false
