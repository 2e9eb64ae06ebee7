// What only the result of a call names is the class that it has to inherit from.
class Shape {
    required init() {}
    var name: String { "shape" }
}
class Square: Shape { override var name: String { "square" } }
func make<Made: Shape>() -> Made { Made() }
let shape = make()
let square: Square = make()
print(shape.name, square.name, type(of: shape))  // prints: shape square Shape
extension UIView {
    func find<Found: UIView>(tagged tag: Int) -> Found? {
        if self.tag == tag { return self as? Found }
        for subview in subviews {
            if let found = subview.find(tagged: tag) as? Found { return found }
        }
        return nil
    }
}
let label = UILabel()
label.tag = 3
view.addSubview(label)
let found: UILabel? = view.find(tagged: 3)
print(found === label, view.find(tagged: 4) == nil, (view.find(tagged: 3) as? UIButton) == nil)
// prints: true true true
