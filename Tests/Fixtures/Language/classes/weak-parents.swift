class Node {
    let name: String
    weak var parent: Node?
    private(set) var children: [Node] = []
    init(_ name: String) { self.name = name }
    deinit { print("free", name) }
    func add(_ child: Node) { child.parent = self; children.append(child) }
    var path: String { (parent.map { $0.path + "/" } ?? "") + name }
}
var root: Node? = Node("root")
let leaf = Node("leaf")
root!.add(leaf)
print(leaf.path)  // prints: root/leaf
root = nil  // prints: free root
print(leaf.path, leaf.parent == nil)  // prints: leaf true
