// State without effect on events is kept and can be read back.
let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
box.backgroundColor = .red
box.layer.cornerRadius = 8
box.layer.borderWidth = 2
box.isOpaque = false
box.tag = 12
box.accessibilityIdentifier = "box"
print(box.backgroundColor == .red, box.layer.cornerRadius, box.layer.borderWidth, box.isOpaque, box.tag)
// prints: true 8.0 2.0 false 12
print(box.accessibilityIdentifier ?? "")  // prints: box
let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
label.text = "Tap"
label.textColor = .white
label.textAlignment = .center
label.numberOfLines = 0
print(label.text ?? "", label.isUserInteractionEnabled, label.numberOfLines)  // prints: Tap false 0
let image = UIImageView(frame: CGRect(x: 10, y: 50, width: 50, height: 20))
print(image.isUserInteractionEnabled)  // prints: false
view.addSubview(box)
box.addSubview(label)
box.addSubview(image)
hand.tap(label)
hand.tap(image)
image.isUserInteractionEnabled = true
hand.tap(image)
