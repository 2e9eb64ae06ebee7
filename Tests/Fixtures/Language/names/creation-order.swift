// Unnamed objects of a class are numbered in the order in which they were made: stored values before their owner.
class Part: UIView {}
class Whole: UIView {
    let part = Part(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(Part(frame: CGRect(x: 20, y: 0, width: 10, height: 10)))
        addSubview(part)
    }
    required init?(coder: NSCoder) { nil }
}
class Nest: Part {
    let inner = Part(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
}
func build() {
    let whole = Whole(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(whole)
    let nest = Nest(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    whole.addSubview(nest)
    nest.addSubview(nest.inner)
}
build()
hand.tap(at: CGPoint(x: 60, y: 60))
hand.tap(at: CGPoint(x: 22, y: 2))
