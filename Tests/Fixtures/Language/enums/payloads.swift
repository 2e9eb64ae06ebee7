enum Gesture {
    case tap(count: Int)
    case pan(dx: CGFloat, dy: CGFloat)
    case none
    var name: String {
        switch self {
        case .tap(count: 2): return "double tap"
        case .tap(let count) where count > 2: return "many taps"
        case .tap: return "tap"
        case .pan(let dx, _) where dx < 0: return "left"
        case let .pan(dx, dy): return "pan \(dx) \(dy)"
        case .none: return "none"
        }
    }
}
print(Gesture.tap(count: 1).name, Gesture.tap(count: 2).name, Gesture.tap(count: 5).name)  // prints: tap double tap many taps
print(Gesture.pan(dx: -1, dy: 0).name, Gesture.pan(dx: 1, dy: 2).name, Gesture.none.name)  // prints: left pan 1.0 2.0 none
print(Gesture.pan(dx: 1, dy: 2))  // prints: pan(dx: 1.0, dy: 2.0)
