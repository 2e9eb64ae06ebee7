// Pictures that are shown one after the other.
let pictures = UIImageView(image: UIImage())
pictures.startAnimating()
print(pictures.isAnimating)  // prints: false
pictures.animationImages = [UIImage(), UIImage(), UIImage()]
print(pictures.isAnimating, pictures.animationDuration, pictures.animationRepeatCount)  // prints: false 0.0 0
pictures.startAnimating()
device.wait(60)
print(pictures.isAnimating)  // prints: true
pictures.stopAnimating()
pictures.animationRepeatCount = 2
pictures.startAnimating()
device.wait(0.15)
print(pictures.isAnimating)  // prints: true
device.wait(0.1)
print(pictures.isAnimating)  // prints: false
pictures.animationDuration = 1
pictures.highlightedAnimationImages = [UIImage()]
pictures.startAnimating()
print(pictures.isAnimating, pictures.highlightedAnimationImages!.count)  // prints: true 1
pictures.animationImages = nil
print(pictures.isAnimating)  // prints: false

// What windows post about themselves.
let center = NotificationCenter.default
let names: [Notification.Name] = [
    UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
]
let main = window
let observers = names.map { name in
    center.addObserver(forName: name, object: nil, queue: nil) { note in
        print(name.rawValue, (note.object as? UIWindow) === main ? "main" : "other")
    }
}
let other = UIWindow(frame: main.bounds)
other.makeKeyAndVisible()
// prints: UIWindowDidBecomeVisibleNotification other
// prints: UIWindowDidResignKeyNotification main
// prints: UIWindowDidBecomeKeyNotification other
main.makeKey()
// prints: UIWindowDidResignKeyNotification other
// prints: UIWindowDidBecomeKeyNotification main
other.isHidden = true  // prints: UIWindowDidBecomeHiddenNotification other
observers.forEach { center.removeObserver($0) }

// Layers that take the place of others.
let tree = CALayer(), first = CALayer(), second = CALayer(), third = CALayer()
tree.addSublayer(first)
tree.addSublayer(second)
tree.replaceSublayer(first, with: third)
print(tree.sublayers!.firstIndex { $0 === third }!, first.superlayer == nil)  // prints: 0 true
tree.replaceSublayer(first, with: first)
print(tree.sublayers!.count)  // prints: 2
let part = CALayer()
part.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
part.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
print(part.contentsRect.width, part.contentsCenter.minX)  // prints: 0.5 0.4

// The status bar that the screen lacks, and bundles that are not there.
UIApplication.shared.statusBarStyle = .lightContent
UIApplication.shared.isStatusBarHidden = false
print(UIApplication.shared.statusBarStyle == .default, UIApplication.shared.isStatusBarHidden)
// prints: true true
