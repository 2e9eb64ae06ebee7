// Constraints that a format stands for: distances, lengths, priorities, and views that line up.

let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
view.addSubview(card)

func add(_ names: String...) -> [String: UIView] {
    card.subviews.forEach { $0.removeFromSuperview() }
    var views: [String: UIView] = [:]
    for name in names {
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(part)
        views[name] = part
    }
    return views
}

func show(_ views: [String: UIView]) {
    card.layoutIfNeeded()
    for (name, part) in views.sorted(by: { $0.key < $1.key }) {
        print(name, part.frame.minX, part.frame.width, part.frame.minY, part.frame.height)
    }
}

var views = add("a", "b")
var all = NSLayoutConstraint.constraints(
    withVisualFormat: "H:|-10-[a(50)]-[b(>=a)]|", options: [.alignAllTop, .alignAllBottom], metrics: nil,
    views: views)
print(all.count)  // prints: 7
print(all.filter { $0.isActive }.count)  // prints: 0
print(all[0].constant, all[1].firstAttribute == .width, all[2].constant)  // prints: 10.0 true 8.0
all += NSLayoutConstraint.constraints(
    withVisualFormat: "V:|-gap-[a]-(gap@500)-|", metrics: ["gap": 20.0], views: views)
NSLayoutConstraint.activate(all)
show(views)
// prints: a 10.0 50.0 20.0 60.0
// prints: b 68.0 132.0 20.0 60.0

// The usual distance to the superview is its margin; a list of demands in brackets.
views = add("c", "d")
card.layoutMargins = UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 16)
NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(
        withVisualFormat: "|-[c(==d)]-(>=4,<=30)-[d(w)]-|", options: .alignAllCenterY,
        metrics: ["w": NSNumber(value: 70)], views: views)
        + NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[c]|", options: [], metrics: nil, views: ["c": views["c"]!])
        + NSLayoutConstraint.constraints(
            withVisualFormat: "V:[d(10)]", options: [], metrics: nil, views: ["d": views["d"]!]))
show(views)
// prints: c 16.0 70.0 0.0 100.0
// prints: d 114.0 70.0 45.0 10.0

// From right to left.
views = add("e", "f")
let turned = NSLayoutConstraint.constraints(
    withVisualFormat: "H:|-5-[e(30)]-10-[f(40)]", options: .directionRightToLeft, metrics: nil, views: views)
NSLayoutConstraint.activate(turned)
card.layoutIfNeeded()
print(views["e"]!.frame.minX, views["f"]!.frame.minX)  // prints: 165.0 115.0

let ways: [NSLayoutConstraint.FormatOptions] = [
    .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
]
for way in ways {
    let down = NSLayoutConstraint.constraints(
        withVisualFormat: "V:[e][f]", options: way, metrics: nil, views: views)
    print(down.count, down[1].firstAttribute == down[1].secondAttribute)
}
// prints: 2 true
// prints: 2 true
// prints: 2 true
// prints: 2 true
// prints: 2 true
let lines: [NSLayoutConstraint.FormatOptions] = [
    .alignAllFirstBaseline, .alignAllLastBaseline, .directionLeftToRight, .directionLeadingToTrailing,
]
print(lines.map { way in
    NSLayoutConstraint.constraints(
        withVisualFormat: "[e]-[f]", options: way, metrics: nil, views: views).count
})  // prints: [2, 2, 1, 1]
let frameOfOne = UIView(), only = UIView()
frameOfOne.addSubview(only)
// One view alone has none to line up with.
let alone = NSLayoutConstraint.constraints(
    withVisualFormat: "|-[only]-|", options: [.alignAllCenterX], metrics: nil, views: ["only": only])
print(alone.count)  // prints: 2
