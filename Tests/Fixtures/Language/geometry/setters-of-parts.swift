// A setter that an extension gives a struct of the kit, reached through a view.
extension CGRect {
    var cx: CGFloat { get { midX } set { origin.x = newValue - width / 2 } }
}
extension UIEdgeInsets { var both: CGFloat { get { left } set { left = newValue; right = newValue } } }
extension CGAffineTransform { var shift: CGFloat { get { tx } set { tx = newValue } } }
let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
box.frame.cx = 100
print(box.frame)  // prints: (80.0, 0.0, 40.0, 40.0)
box.frame.cx += 20
print(box.frame.cx)  // prints: 120.0
box.layoutMargins.both = 3
print(box.layoutMargins.left, box.layoutMargins.right)  // prints: 3.0 3.0
box.transform.shift = 7
print(box.transform.tx)  // prints: 7.0
