// Associated values with defaults, and enums whose cases have an order.
enum Motion {
    case settling(target: CGFloat, velocity: CGFloat = 0)
    case dragging(Int = 1, isFast: Bool = false)
    case idle
}
func show(_ motion: Motion) {
    switch motion {
    case .settling(let target, let velocity): print("settling", target, velocity)
    case .dragging(let count, let isFast): print("dragging", count, isFast)
    case .idle: print("idle")
    }
}
show(.settling(target: 3))  // prints: settling 3.0 0.0
show(.settling(target: 3, velocity: 2))  // prints: settling 3.0 2.0
show(.dragging())  // prints: dragging 1 false
show(.dragging(isFast: true))  // prints: dragging 1 true
enum Level: Comparable {
    case low, middle(Int), high
}
print(Level.low < .high, Level.middle(2) < .middle(3), Level.high < .middle(9))  // prints: true true false
print([Level.high, .low, .middle(1)].sorted().first == .low)  // prints: true
