// Where a button has its image and its title.
let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
func show() {
    button.layoutIfNeeded()
    print(button.imageView?.frame ?? .zero, button.titleLabel?.frame.width ?? 0)
}
print(button.intrinsicContentSize)  // prints: (30.0, 34.0)
button.setImage(image, for: .normal)
print(button.intrinsicContentSize)  // prints: (40.0, 40.0)
show()  // prints: (80.0, 30.0, 40.0, 40.0) 0.0
button.contentHorizontalAlignment = .left
button.contentVerticalAlignment = .top
show()  // prints: (0.0, 0.0, 40.0, 40.0) 0.0
button.contentHorizontalAlignment = .trailing
button.contentVerticalAlignment = .bottom
print(button.effectiveContentHorizontalAlignment == .right)  // prints: true
show()  // prints: (160.0, 60.0, 40.0, 40.0) 0.0
button.contentHorizontalAlignment = .fill
button.contentVerticalAlignment = .fill
show()  // prints: (0.0, 0.0, 200.0, 100.0) 0.0
button.setTitle("Next", for: .normal)
show()  // prints: (0.0, 0.0, 40.0, 100.0) 160.0
button.contentHorizontalAlignment = .center
button.contentVerticalAlignment = .center
button.frame.size = CGSize(width: 30, height: 30)
show()  // prints: (0.0, 0.0, 30.0, 30.0) 0.0
button.setTitleShadowColor(.red, for: .normal)
print(button.titleLabel?.shadowColor == .red)  // prints: true
