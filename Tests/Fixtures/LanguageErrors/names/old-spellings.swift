// Names that Swift made shorter are told by what they are called now.
class Track: UIControl {
    override func beginTrackingWithTouch(touch: UITouch, withEvent event: UIEvent) -> Bool {  // error 3:19: 'beginTrackingWithTouch(touch:withEvent:)' overrides nothing
        touch.locationInView(self).x > 0  // error 4:15: 'UITouch' has no member 'locationInView'
    }
}
view.backgroundColor = UIColor.redColor()  // error 7:32: 'UIColor' has no member 'redColor'
view.frame = CGRectZero  // error 8:14: scenarios do not have 'CGRectZero'
viewController.addChildViewController(UIViewController())  // error 9:16: scenarios do not have 'addChildViewController' of 'UIViewController'
viewController.removeFromParentViewController()  // error 10:16: scenarios do not have 'removeFromParentViewController' of 'UIViewController'
print(Notification.Name.UIKeyboardWillShow)  // error 11:25: scenarios do not have 'UIKeyboardWillShow' of 'Notification.Name'
print(UIApplication.sharedApplication())  // error 12:21: scenarios do not have 'sharedApplication' of 'UIApplication'
