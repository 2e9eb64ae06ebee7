// Values and functions of the type itself; a static constant is made when it is first asked for.
class Registry {
    static let shared = Registry()
    static var count = 0
    static var views: [UIView] { shared.stored }
    private var stored: [UIView] = []
    private init() { print("made") }
    static func register(_ view: UIView) {
        count += 1
        view.tag = count
        shared.stored.append(view)
    }
}
struct Metrics {
    static let side: CGFloat = 40
    static var frame: CGRect { CGRect(x: 0, y: 0, width: side, height: side) }
}
print("start")  // prints: start
Registry.register(UIView(frame: Metrics.frame))
// prints: made
Registry.register(UILabel(frame: Metrics.frame))
print(Registry.count, Registry.views.map { $0.tag }, Registry.shared === Registry.shared)  // prints: 2 [1, 2] true
let kind = UIView.self
let made = UIView.init(frame: Metrics.frame)
print(made.frame.width, kind == type(of: made))  // prints: 40.0 true
view.addSubview(Registry.views[0])
view.addSubview(made)
hand.tap(made)
class Catalogue {
    static let first = 1
    static let second = first + 1
    static let doubles = [double(first), double(second)]
    static func double(_ n: Int) -> Int { n * 2 }
    enum Kind { case plain, fancy }
    struct Style {
        var width = 1
        static let wide = Style(width: 3)
    }
    var kind = Kind.fancy
    static let kinds: [Kind] = [.plain, Kind.fancy]
    let style: Style
    init(style: Style = .wide) { self.style = style }
    func width(of other: Style = Style(width: 5)) -> Int { style.width + other.width }
}
print(Catalogue.second, Catalogue.doubles, Catalogue.kinds.count)  // prints: 2 [2, 4] 2
print(Catalogue().kind, Catalogue().width())  // prints: fancy 8
