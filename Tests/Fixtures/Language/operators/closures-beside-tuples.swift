// Operators that take a tuple of views of several classes and a closure, as small layout libraries define them.
infix operator >>>-: AdditionPrecedence

struct Gap {
    var constant: CGFloat = 0
    var name: String?
}

@discardableResult
func >>>- <T: UIView>(left: (T, T), change: (inout Gap) -> Void) -> String {
    var gap = Gap()
    change(&gap)
    return "\(type(of: left.1)) \(gap.constant) \(gap.name ?? "-")"
}

@discardableResult
func >>>- <T: UIView>(left: T, change: (inout Gap) -> Void) -> String {
    var gap = Gap()
    change(&gap)
    return "alone \(gap.constant)"
}

@discardableResult
func >>>- <T: UIView>(left: (T, T, T), change: (inout Gap) -> Void) -> String {
    var gap = Gap()
    change(&gap)
    return "three \(gap.constant)"
}

class Card: UIView {
    let label = UILabel()
    let image = UIImageView()
    var gap: CGFloat = 3

    func arrange() {
        print((self, label, image) >>>- { $0.constant = gap; return })  // prints: three 3.0
        print((self, label) >>>- {
            $0.constant = gap + 1
            $0.name = "label"
        })  // prints: UILabel 4.0 label
        print((image, label) >>>- { $0.constant = gap * 2 })  // prints: UILabel 6.0 -
        print(label >>>- { $0.constant = 2 })  // prints: alone 2.0
        for constant in [CGFloat(1), 2] { (self, image) >>>- { $0.constant = constant; return } }
    }
}

Card().arrange()
