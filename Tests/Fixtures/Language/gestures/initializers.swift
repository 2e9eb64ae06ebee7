// Recognizers with initializers: `init(coder:)` is not required of them, as UIKit's do not adopt NSCoding.
class Counting: UIGestureRecognizer {
    var count: Int
    override init(target: Any?, action: Selector?) {
        count = 1
        super.init(target: target, action: action)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        count += 1
        state = .recognized
    }
}
class Limited: UIPanGestureRecognizer {
    let limit: CGFloat
    init(limit: CGFloat) {
        self.limit = limit
        super.init(target: nil, action: nil)
    }
}
let counting = Counting(target: nil, action: nil)
view.addGestureRecognizer(counting)
view.addGestureRecognizer(Limited(limit: 40))
hand.tap(view)
print(counting.count, Limited(limit: 3).limit)  // prints: 2 3.0
