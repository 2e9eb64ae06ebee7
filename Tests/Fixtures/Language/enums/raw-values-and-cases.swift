enum Side: Int, CaseIterable {
    case left, right
    var other: Side {
        switch self {
        case .left: .right
        case .right: .left
        }
    }
}
print(Side.left.other, Side(rawValue: 1)!, Side.allCases.count)  // prints: right right 2
print(Side(rawValue: 7) == nil)  // prints: true
