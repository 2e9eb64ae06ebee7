struct Style {
    var width: CGFloat = 10
    var color: UIColor?
    var tags: [String] = []
    func with(width: CGFloat) -> Style { var copy = self; copy.width = width; return copy }
    func tagged(_ tag: String) -> Style { var copy = self; copy.tags.append(tag); return copy }
    mutating func reset() { self = Style(color: color) }
}
let base = Style(color: .red)
var style = base.with(width: 3).tagged("a").tagged("b")
print(style.width, style.tags, base.width, base.tags.isEmpty)  // prints: 3.0 ["a", "b"] 10.0 true
style.reset()
print(style.width, style.tags.count, style.color == .red)  // prints: 10.0 0 true
