// Which class decides: that of the outermost container, then more containers, then the nearest class.
class Card: UIView {}
class Panel: UIView {}
class Note: UILabel {}
class Page: UIViewController {}

func numbers(_ outer: UIView...) -> [Int] {
    let labels = [UILabel(), Note()]
    var inner: UIView = view
    for next in outer {
        inner.addSubview(next)
        inner = next
    }
    for label in labels { inner.addSubview(label) }
    return labels.map(\.tag)
}

UIView.appearance().tag = 1
UILabel.appearance().tag = 2
print(numbers(UIView()))  // prints: [2, 2]
Note.appearance().tag = 3
print(numbers(UIView()))  // prints: [2, 3]

UILabel.appearance(whenContainedInInstancesOf: [Card.self]).tag = 4
print(numbers(Card()), numbers(Panel()))  // prints: [4, 4] [2, 3]
UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).tag = 5
print(numbers(Card(), Panel()), numbers(Panel(), Card()))  // prints: [4, 4] [5, 5]
// From the inside out, with anything between them.
Note.appearance(whenContainedInInstancesOf: [Card.self, Panel.self]).tag = 6
print(numbers(Panel(), UIView(), Card()), numbers(Card(), Panel()))  // prints: [5, 6] [4, 4]
print(numbers(Panel(), Card(), Panel()))  // prints: [5, 6]

// Controllers contain what their views do.
UILabel.appearance(whenContainedInInstancesOf: [Page.self]).tag = 7
let page = Page()
viewController.addChild(page)
view.addSubview(page.view)
page.didMove(toParent: viewController)
let label = UILabel()
page.view.addSubview(label)
print(label.tag, numbers(UIView()))  // prints: 7 [2, 3]

// The class may be one that only the run knows, and the name may be left out inside of it.
class Sign: UIView {
    class func style() { appearance().tag = 8 }
}
func style<T: UIView>(_ type: T.Type) { type.appearance().contentMode = .left }
Sign.style()
style(Sign.self)
let sign = Sign()
view.addSubview(sign)
print(sign.tag, sign.contentMode == .left)  // prints: 8 true
