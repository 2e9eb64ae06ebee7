// A name alone does not make it UIKit's initializer: Objective-C knows nothing of one that takes a String.
class Card: UIView {
    init(frame: String) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError() }
}
extension UIView {
    static func square() -> Self { self.init(frame: .zero) }
}
print(Card.square())
// error 7:36: use of unimplemented initializer 'init(frame:)' for class 'Card'
