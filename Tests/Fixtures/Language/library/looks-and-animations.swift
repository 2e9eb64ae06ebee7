// State without effect on events is kept; animators and timers call back on virtual time.
let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
view.addSubview(box)
box.backgroundColor = .red
box.layer.cornerRadius = 8
box.layer.borderColor = UIColor.black.cgColor
box.layer.masksToBounds = true
box.tintColor = UIColor(white: 0.5, alpha: 1)
box.contentMode = .scaleAspectFit
box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
print(box.backgroundColor == .red, box.layer.cornerRadius, box.clipsToBounds, box.contentMode == .scaleAspectFit)
print(box.autoresizingMask.contains(.flexibleWidth), box.autoresizingMask == .flexibleWidth, box.layer.frame)
print(UIColor.red.withAlphaComponent(0.5) == .red, UIColor.systemBlue == .systemBlue, UIColor.clear != .white)
let shape = CAShapeLayer()
shape.path = UIBezierPath(rect: box.bounds).cgPath
shape.fillColor = UIColor.blue.cgColor
box.layer.addSublayer(shape)
box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
print(box.layer.sublayers?.count ?? 0, shape.superlayer === box.layer, shape.path?.contains(.zero) ?? false)
let gradient = CAGradientLayer()
gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
gradient.startPoint = CGPoint(x: 0, y: 0.5)
print(gradient.colors?.count ?? 0, gradient.startPoint)
let label = UILabel(frame: .zero)
label.text = "Hello"
label.font = .systemFont(ofSize: 20, weight: .bold)
label.textAlignment = .center
label.textColor = .darkGray
label.numberOfLines = 0
print(label.text ?? "", label.font.pointSize, label.textAlignment == .center, label.isUserInteractionEnabled)
let picture = UIImageView(image: UIImage())
print(picture.isUserInteractionEnabled, picture.image != nil, UIImage(named: "nothing") == nil)
UIView.animate(withDuration: 0.3) { box.alpha = 0.5 }
UIView.animate(withDuration: 0.2, animations: { box.center.x += 10 }) { finished in print("moved", finished) }
UIView.animate(withDuration: 0.1, delay: 0.1, options: [.allowUserInteraction, .curveEaseIn]) {
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
} completion: { _ in
    print("scaled")
}
let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { box.alpha = 1 }
animator.addCompletion { position in print("animator", position == .end) }
animator.startAnimation()
print(animator.isRunning, animator.state == .active, box.alpha, UIView.areAnimationsEnabled)
Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { timer in print("timer", timer.isValid) }
DispatchQueue.main.async { print("async") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { print("after") }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { print("soon") }
print("end of code")
