// 'indirect' in front of one case.
enum Tree {
    case leaf
    indirect case node(Tree, Tree)
    var depth: Int {
        switch self {
        case .leaf: return 0
        case .node(let left, let right): return 1 + max(left.depth, right.depth)
        }
    }
}
print(Tree.node(.leaf, .node(.leaf, .leaf)).depth)  // prints: 2
