// An animator without anything takes the place of one that is made later.
import UIKit

final class Card: UIView {
    private var animator = UIViewPropertyAnimator()
    func move(by distance: CGFloat) {
        animator.stopAnimation(true)
        animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { self.center.x += distance }
        animator.addCompletion { position in print("moved", position == .end, self.center.x) }
        animator.startAnimation()
    }
}
print(UIViewPropertyAnimator().duration, UIViewPropertyAnimator().isRunning) // prints: 0.0 false
let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(card)
card.move(by: 40)
device.wait(0.5) // prints: moved true 90.0
