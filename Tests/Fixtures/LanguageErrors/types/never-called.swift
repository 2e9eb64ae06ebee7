// What nobody would ever call is refused by name.
extension UIView {
    override func layoutSubviews() {}  // error 3:19: an override of 'layoutSubviews' in an extension of 'UIView' is not supported in scenarios
    override var alpha: CGFloat { get { 1 } set {} }  // error 4:18: an override of 'alpha' in an extension of 'UIView' is not supported in scenarios
}
class Guide: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Int { 1 }
    // error 7:10: 'gestureRecognizer(_:shouldReceive:)' with other types than those of UIGestureRecognizerDelegate is not supported in scenarios
}
