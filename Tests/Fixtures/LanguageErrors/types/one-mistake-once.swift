// What follows from a mistake is no further mistake.
let height = UIFont.systemFont(ofSize: 3).tallness  // error 2:43: 'UIFont' has no member 'tallness'
let size = CGSize(width: height, height: height)
let frame = CGRect(x: height.x, y: 0, width: size.width + height, height: 3)
let number = CGFloat(height)
let angle = atan2(height, height)
let text = String(height)

func font(_ isBold: Bool) -> UIFont {
    let made: UIFont
    if isBold { made = UIFont.madeUp(3) } else { made = .systemFont(ofSize: 1) }  // error 11:31: 'UIFont' has no member 'madeUp'
    return made
}
func pair(_ object: Any) -> Int {
    let first: Int, second: Int
    if let view = object as? Widget {  // error 16:30: there is no type 'Widget'
        (first, second) = (view.tag, 1)
    } else {
        (first, second) = (0, 0)
    }
    return first + second
}
final class Card: UIView {
    let title: String
    init(_ title: String) {
        self.title = title.shouted()  // error 26:28: 'String' has no member 'shouted'
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}

func show(_ widget: Widget, times: Int) {}  // error 32:21: there is no type 'Widget'
func show(_ number: Int) { print(number) }
show("a", times: 3)
show("b")
show(3)
private var formatter: Widget = { Widget() }()  // error 37:24: there is no type 'Widget'
print(formatter.name)
