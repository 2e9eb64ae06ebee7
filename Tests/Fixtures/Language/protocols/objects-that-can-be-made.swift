// All objects have `init()`, so that a protocol may ask for it.
protocol Makeable: AnyObject { init() }
extension Makeable {
    init(_ block: (Self) -> Void) {
        self.init()
        block(self)
    }
    @discardableResult func with(_ block: (Self) -> Void) -> Self {
        block(self)
        return self
    }
}
extension NSObject: Makeable {}
let label = UILabel { $0.text = "made" }
print(label.text ?? "", UIView { $0.tag = 3 }.with { $0.tag += 1 }.tag)  // prints: made 4
