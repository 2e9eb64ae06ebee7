// A class of animators.
import UIKit

class Shaker: UIDynamicAnimator {
    var rounds = 0
    func shake(_ item: UIView) {
        rounds += 1
        addBehavior(UIPushBehavior(items: [item], mode: .instantaneous))
    }
    deinit { print("farewell", rounds) }
}
var shaker: Shaker? = Shaker(referenceView: view)
shaker?.shake(view)
print(shaker?.behaviors.count ?? 0, shaker?.referenceView === view, type(of: shaker!) == Shaker.self)
shaker?.removeAllBehaviors()
shaker = nil
// prints: 1 true true
// prints: farewell 1
