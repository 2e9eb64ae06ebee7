let red = UIView(fram: CGRect.zero)
red.bakgroundColor = .red
red.addSubviw(view)
view.addSubview(view, at: 3)
view.isHidden = 1
let x: CGFloat = "wide"
view.frame.origin.z = 3
view.alpha += "a"
hand.tapp(red)
print(red.frame.width + 1 as Int)
class RedView: UIView { override func hitTst(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil } }
class BlueView: UIView { func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil } }
// error 1:18: 'init(frame:)' has the label 'frame:' here, not 'fram:'
// error 4:27: 'addSubview(_:)' takes no such argument
// error 5:17: a value of type 'Bool' is needed here, and this is 'Int'
// error 6:18: a value of type 'CGFloat' is needed here, and this is 'String'
// error 7:19: 'CGPoint' has no member 'z'
// error 8:1: '+' does not work on 'CGFloat' and 'String'
// error 9:6: 'Hand' has no member 'tapp'
// error 11:39: 'hitTst(_:with:)' overrides nothing
// error 12:31: 'hitTest(_:with:)' overrides a member of the superclass
