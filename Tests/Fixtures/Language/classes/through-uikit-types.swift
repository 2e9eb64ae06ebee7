// A class of UIKit's makes instances through a type that is known at run time, as Objective-C's initializers are
// found by name. Swift asks Swift's own classes for required initializers, so the compiler cannot compare this.
extension UIColor {
    class var golden: UIColor { return self.init(red: 1, green: 0.5, blue: 0.25, alpha: 1) }
    static func gray(_ white: CGFloat) -> Self { self.init(white: white, alpha: 1) }
}
print(UIColor.golden == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))  // prints: true
print(UIColor.gray(0.5) == UIColor(white: 0.5, alpha: 1))  // prints: true

extension UIView {
    static func square(_ side: CGFloat) -> Self { self.init(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
    class func plain() -> UIView { self.init() }
}
class Card: UIView {
    var isReady = false
    override init(frame: CGRect) {
        super.init(frame: frame)
        isReady = true
    }
    required init?(coder: NSCoder) { fatalError() }
}
class Heir: Card {}
let card = Card.square(5)
print(card.isReady, card.bounds.width, type(of: Heir.square(2)), Heir.square(2).isReady)
// prints: true 5.0 Heir true
print(type(of: UILabel.square(1)), type(of: UILabel.plain()), type(of: Heir.plain()), UIView.plain().frame)
// prints: UILabel UILabel Heir (0.0, 0.0, 0.0, 0.0)
let types: [UIView.Type] = [UIView.self, UIButton.self, Card.self]
print(types.map { type(of: $0.init(frame: .zero)) })  // prints: [UIView, UIButton, Scenario.Card]

// Each class has its own version; a class without one inherits it.
let kinds: [UIView.Type] = [UITableView.self, UIStackView.self, UISlider.self, UITableViewCell.self]
print(kinds.map { type(of: $0.init(frame: .zero)) })
// prints: [UITableView, UIStackView, UISlider, UITableViewCell]
class Screen: UIViewController { var word = "mine" }
func makeScreen<T: UIViewController>(_ type: T.Type) -> T { type.init(nibName: nil, bundle: nil) }
print(makeScreen(Screen.self).word, type(of: makeScreen(UINavigationController.self)))
// prints: mine UINavigationController
