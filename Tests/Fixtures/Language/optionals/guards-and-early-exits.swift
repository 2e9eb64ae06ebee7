func area(_ width: CGFloat?, _ height: CGFloat?) -> CGFloat? {
    guard let width, let height, width > 0 else { return nil }
    return width * height
}
print(area(2, 3) as Any, area(nil, 3) as Any, area(-1, 1) ?? 0)  // prints: Optional(6.0) nil 0.0
func name(of view: UIView?) -> String {
    guard let view = view else { return "none" }
    guard let label = view as? UILabel, let text = label.text, !text.isEmpty else { return "view" }
    return text
}
let label = UILabel()
print(name(of: nil), name(of: UIView()), name(of: label))  // prints: none view view
label.text = "hi"
print(name(of: label))  // prints: hi
