// Layout is asked for and comes before the next event; asking again inside is settled in the same pass.
class Row: UIView {
    var passes = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        var x: CGFloat = 0
        for subview in subviews {
            subview.frame = CGRect(x: x, y: 0, width: 40, height: bounds.height)
            x += 50
        }
    }
}
class Asking: Row {
    override func layoutSubviews() {
        super.layoutSubviews()
        if passes < 3 { setNeedsLayout() }
    }
}
let row = Row(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
view.addSubview(row)
for tag in 1...3 {
    let cell = UIView()
    cell.tag = tag
    row.addSubview(cell)
}
print(row.passes, row.subviews[2].frame.minX)  // prints: 0 0.0
hand.tap(at: CGPoint(x: 110, y: 120))
print(row.passes > 0, row.subviews[2].frame.minX)  // prints: true 100.0
row.frame.size.height = 60
row.layoutIfNeeded()
print(row.subviews[0].frame.height)  // prints: 60.0
let asking = Asking(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
view.addSubview(asking)
hand.tap(asking)
print(asking.passes)  // prints: 3
