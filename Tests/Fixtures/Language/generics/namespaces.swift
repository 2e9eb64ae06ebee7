// A namespace of members for each type: the protocol's extension says what the associated type is.
class Toolbox<Base> {
    let base: Base
    init(_ base: Base) { self.base = base }
}
protocol Equipped {
    associatedtype Kind
    var tools: Toolbox<Kind> { get set }
}
extension Equipped {
    var tools: Toolbox<Self> {
        get { Toolbox(self) }
        set {}
    }
}
extension UIView: Equipped {}
extension Toolbox where Base: UIView {
    var area: CGFloat { base.bounds.width * base.bounds.height }
    func fade() { base.alpha = 0.5 }
}
extension Toolbox where Base: UILabel {
    func shout() { base.text = base.text?.uppercased() }
}
extension UIView {
    var size: CGFloat { tools.area }
}
let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
print(box.tools.area, box.size)  // prints: 600.0 600.0
let label = UILabel()
label.text = "hi"
label.tools.shout()
label.tools.fade()
print(label.text ?? "", label.alpha)  // prints: HI 0.5
struct Name: Equipped { var text: String }
extension Toolbox where Base == Name {
    var length: Int { base.text.count }
}
print(Name(text: "Ada").tools.length)  // prints: 3
