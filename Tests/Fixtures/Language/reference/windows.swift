class Watched: UIView {
    override func willMove(toSuperview newSuperview: UIView?) { print("moves", newSuperview != nil) }
}
view.addSubview(Watched())  // prints: moves true
let app = UIApplication.shared
print(app === application, UIScreen.main.scale > 0)  // prints: true true
let front = UIWindow(windowScene: UIWindowScene())
front.windowLevel = UIWindow.Level(1)
let point = window.convert(CGPoint(x: 3, y: 4), to: front)
print(window.convert(point, from: front).x)  // prints: 3.0
let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0.5 }
animator.isUserInteractionEnabled = true
animator.startAnimation(afterDelay: 0.1)
device.wait(0.5)
print(animator.duration)  // prints: 0.2
let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
other.startAnimation()
other.stopAnimation(false)
other.finishAnimation(at: .start)
UIView.animate(withDuration: 0.1, delay: 0, options: [.layoutSubviews], animations: { view.tag = 1 }, completion: nil)
UIView.animate(
    withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
    animations: { view.tag = 2 }, completion: nil)
let again: UIView.AnimationOptions = [.repeat]
print(again.contains(.repeat))  // prints: true
application.sendEvent(UIEvent())
