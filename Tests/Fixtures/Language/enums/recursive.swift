indirect enum Tree {
    case leaf(Int)
    case node(Tree, Tree)
    var sum: Int {
        switch self {
        case .leaf(let n): return n
        case .node(let a, let b): return a.sum + b.sum
        }
    }
}
print(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum)  // prints: 6
