let text: String? = "12"
print(text.map { $0.count } ?? 0, text.flatMap { Int($0) } ?? 0, text?.isEmpty ?? true)  // prints: 2 12 false
var nested: [String: [Int]] = [:]
nested["a", default: []].append(1)
nested["a"]?.append(2)
nested["b"]?.append(3)
print(nested["a"]!, nested["b"] as Any)  // prints: [1, 2] nil
let v: UIView? = UIView()
v?.frame.size.width = 4
v?.subviews.first?.removeFromSuperview()
print(v?.frame.width as Any, (v as? UILabel)?.text as Any)  // prints: Optional(4.0) nil
let x: Int? = nil, y: Int? = 3
print(x ?? y ?? 0, x == nil, y != nil, y! + 1)  // prints: 3 true true 4
