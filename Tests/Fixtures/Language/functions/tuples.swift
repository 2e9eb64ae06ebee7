func bounds(_ list: [Int]) -> (min: Int, max: Int)? {
    guard let first = list.first else { return nil }
    return list.reduce((first, first)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) }
}
if let (low, high) = bounds([3, 1, 2]) { print(low, high) }  // prints: 1 3
print(bounds([])?.min ?? -1, bounds([5])!.max)  // prints: -1 5
