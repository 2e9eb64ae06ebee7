// Designated, convenience, failable and required initializers; stored values are made before super's turn.
class Box: UIView {
    var title: String
    let order = { print("stored value"); return 1 }()
    init(title: String, frame: CGRect = .zero) {
        print("before super")
        self.title = title
        super.init(frame: frame)
        print("after super", self.frame.width)
    }
    convenience init(side: CGFloat) {
        self.init(title: "square", frame: CGRect(x: 0, y: 0, width: side, height: side))
        title += "!"
    }
    convenience init?(name: String) {
        if name.isEmpty { return nil }
        self.init(title: name)
    }
    required init?(coder: NSCoder) { fatalError("no storyboard") }
}
let box = Box(side: 30)
// prints: stored value
// prints: before super
// prints: after super 30.0
print(box.title, box.bounds.size == CGSize(width: 30, height: 30))  // prints: square! true
print(Box(name: "") == nil)  // prints: true
class Tall: Box {
    override init(title: String, frame: CGRect) {
        super.init(title: "tall " + title, frame: frame)
        bounds.size.height *= 2
    }
    required init?(coder: NSCoder) { fatalError("no storyboard") }
}
let tall = Tall(title: "box", frame: CGRect(x: 5, y: 5, width: 10, height: 20))
// prints: stored value
// prints: before super
// prints: after super 10.0
print(tall.title, tall.bounds.height, tall.frame.minY)  // prints: tall box 40.0 -5.0
class Plain: UIView {
    var number = 4
}
print(Plain().number, Plain(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).center.x)  // prints: 4 2.5
view.addSubview(box)
hand.tap(box)
