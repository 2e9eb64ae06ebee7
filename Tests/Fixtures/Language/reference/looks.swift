let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
label.textAlignment = .left
label.textAlignment = .right
label.font = UIFont.systemFont(ofSize: 12, weight: .light)
label.font = UIFont.systemFont(ofSize: 12, weight: .black)
label.textColor = .label
label.backgroundColor = .separator
label.tintColor = .tintColor
view.addSubview(label)
for mode: UIView.ContentMode in [.center, .top, .bottom, .left, .right, .topLeft, .topRight] {
    label.contentMode = mode
}
let gray = UIColor(hue: 0, saturation: 0, brightness: 0.5, alpha: 1)
label.backgroundColor = UIColor(cgColor: gray.cgColor)
let ink = CGColor(gray: 0, alpha: 1)
let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
print(red.components?.count ?? 0, blue.copy(alpha: 0.5)?.alpha ?? 0)  // prints: 4 0.5
let layer = label.layer
layer.backgroundColor = ink
layer.name = "label"
layer.isOpaque = false
layer.isHidden = false
print(layer.bounds.width, layer.position.x, layer.contains(CGPoint(x: 1, y: 1)))  // prints: 100.0 50.0 true
let shape = CAShapeLayer()
shape.fillRule = .evenOdd
let picture = UIImage()
print(picture.size.width, picture.scale)  // prints: 0.0 1.0
