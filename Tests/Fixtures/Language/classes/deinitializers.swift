// An object goes when nothing holds it any longer; a superview holds its subviews.
class Tracked: UIView {
    deinit { print("gone") }
}
var held: Tracked? = Tracked()
weak var seen = held
view.addSubview(held!)
held = nil
print(seen == nil)  // prints: false
seen?.removeFromSuperview()
// prints: gone
print(seen == nil)  // prints: true
func briefly() {
    let local = Tracked()
    local.tag = 1
    print("used", local.tag)
}
briefly()
// prints: used 1
// prints: gone
print("end")  // prints: end
