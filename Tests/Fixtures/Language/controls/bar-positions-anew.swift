// A bar that comes to a window again asks its delegate anew, from what is usual.
import UIKit

final class Delegate: NSObject, UIToolbarDelegate {
    var answer = UIBarPosition.top
    func position(for bar: UIBarPositioning) -> UIBarPosition { answer }
}
let (bar, delegate) = (UIToolbar(), Delegate())
bar.delegate = delegate
window.addSubview(bar)
print(bar.barPosition == .top)
bar.removeFromSuperview()
print(bar.barPosition == .top)
bar.delegate = nil
window.addSubview(bar)
print(bar.barPosition == .bottom)
// prints: true
// prints: true
// prints: true
