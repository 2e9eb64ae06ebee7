// 'init()' of a recognizer calls 'init(target:action:)', the subclass's own one if there is one.
class Tap: UITapGestureRecognizer { var count = 7 }
print(Tap().count, Tap(target: nil, action: nil).count)  // prints: 7 7
class Pan: UIPanGestureRecognizer {
    var note = "none"
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        note = "own"
    }
    override init?(coder: NSCoder) { fatalError("never") }
}
print(Pan().note)  // prints: own
