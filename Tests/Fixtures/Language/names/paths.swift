// The names of objects: bindings at top level, property paths, numbered classes.
class Leaf: UIView {}
class Branch: UIView {
    let left = Leaf(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var right: Leaf?
    private var hiddenLeaf = Leaf(frame: CGRect(x: 0, y: 50, width: 40, height: 40))
    func grow() {
        right = Leaf(frame: CGRect(x: 50, y: 0, width: 40, height: 40))
        addSubview(left)
        addSubview(right!)
        addSubview(hiddenLeaf)
    }
}
class Tree: UIView {
    let branch = Branch(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var favourite: Leaf?
}
let tree = Tree(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
let alias = tree
view.addSubview(tree)
tree.branch.grow()
tree.addSubview(tree.branch)
let right = tree.branch.right
tree.favourite = tree.branch.left
var late: Leaf!
func makeLate() {
    late = Leaf(frame: CGRect(x: 300, y: 0, width: 20, height: 20))
    view.addSubview(late)
}
makeLate()
for i in 0..<3 {
    view.addSubview(Leaf(frame: CGRect(x: CGFloat(i) * 30, y: 400, width: 20, height: 20)))
}
let list = [Leaf(frame: CGRect(x: 0, y: 500, width: 20, height: 20))]
view.addSubview(list[0])
let (one, two) = (Leaf(frame: CGRect(x: 0, y: 550, width: 20, height: 20)), UIView())
view.addSubview(one)
hand.tap(tree.branch.left)
hand.tap(late)
hand.tap(view.subviews[3])
hand.tap(at: CGPoint(x: 10, y: 60))
