// A view may watch in which order its subviews are put.
class Host: UIView {
    override func insertSubview(_ view: UIView, at index: Int) {
        print("\(view.tag) at \(index)")
        super.insertSubview(view, at: index)
    }
    override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        print("\(view.tag) above \(siblingSubview.tag)")
        super.insertSubview(view, aboveSubview: siblingSubview)
    }
    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        print("\(view.tag) below \(siblingSubview.tag)")
        super.insertSubview(view, belowSubview: siblingSubview)
    }
    override func bringSubviewToFront(_ view: UIView) {
        print("\(view.tag) to the front")
        super.bringSubviewToFront(view)
    }
    override func sendSubviewToBack(_ view: UIView) {
        print("\(view.tag) to the back")
        super.sendSubviewToBack(view)
    }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        print("\(index1) with \(index2)")
        super.exchangeSubview(at: index1, withSubviewAt: index2)
    }
}

let host = Host()
let views = (0..<4).map { number in
    let view = UIView()
    view.tag = number
    return view
}
host.insertSubview(views[0], at: 0)
host.insertSubview(views[1], aboveSubview: views[0])
host.insertSubview(views[2], belowSubview: views[1])
host.addSubview(views[3])
print(host.subviews.map(\.tag))
host.bringSubviewToFront(views[0])
host.sendSubviewToBack(views[3])
host.exchangeSubview(at: 0, withSubviewAt: 3)
print(host.subviews.map(\.tag))
// prints: 0 at 0
// prints: 1 above 0
// prints: 2 below 1
// prints: [0, 2, 1, 3]
// prints: 0 to the front
// prints: 3 to the back
// prints: 0 with 3
// prints: [0, 2, 1, 3]
