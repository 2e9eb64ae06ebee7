// What an extension gives a class of UIKit with '@objc' can be overridden below it: in extensions of subclasses
// and in classes. Whoever calls it comes to the nearest override.
extension UIView {
    @objc func words() -> String { "view" }
    @objc var kind: String { "a view" }
    @objc var level: Int {
        get { tag }
        set { tag = newValue }
    }
    @objc func put(_ views: [UIView]) -> UIView {
        for view in views { addSubview(view) }
        return self
    }
    func twice() -> String { words() + ", " + words() }
}
extension UITableViewCell {
    override func words() -> String { "cell over " + super.words() }
    override var kind: String { "a cell, " + super.kind }
    override func put(_ views: [UIView]) -> UIView { contentView.put(views) }
}
extension UIControl {
    override var kind: String { "a control" }
}
extension UIButton {
    override var kind: String { "a button, " + super.kind }
}
final class OwnCell: UITableViewCell {
    override func words() -> String { "own over " + super.words() }
    override var level: Int {
        get { super.level * 10 }
        set { super.level = newValue + 1 }
    }
}
class Plain: UIView {
    override var kind: String { "plain over " + super.kind }
}
final class Fancy: Plain {
    override var kind: String { "fancy over " + super.kind }
}
final class OtherCell: UITableViewCell {}

let cell: UIView = UITableViewCell()
let label = UILabel()
_ = cell.put([label])
print(label.superview === (cell as? UITableViewCell)?.contentView)  // prints: true
print(cell.words(), cell.kind)  // prints: cell over view a cell, a view
print(UIView().twice())  // prints: view, view
let own: UIView = OwnCell()
print(own.twice())  // prints: own over cell over view, own over cell over view
own.level = 2
own.level += 1
print(own.level, own.tag)  // prints: 320 32
print(OtherCell().words(), OtherCell().kind)  // prints: cell over view a cell, a view
let views: [UIView] = [UIControl(), UIButton(), UISwitch(), Plain(), Fancy(), UILabel()]
for view in views { print(view.kind) }
// prints: a control
// prints: a button, a control
// prints: a control
// prints: plain over a view
// prints: fancy over plain over a view
// prints: a view
