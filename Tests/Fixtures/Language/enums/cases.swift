// Enumerations with raw values, methods, and all their cases.
enum Side: String, CaseIterable {
    case left, right
    case top = "up"
    var opposite: Side {
        switch self {
        case .left: return .right
        case .right: return .left
        case .top: return self
        }
    }
    static var first: Side { allCases[0] }
}
enum Level: Int {
    case low = 1, middle, high = 10
    mutating func raise() { self = Level(rawValue: rawValue + 1) ?? .high }
}
let side = Side.left
print(side, side.rawValue, side.opposite, Side.top.rawValue)  // prints: left left right up
print(Side(rawValue: "up") == .top, Side(rawValue: "down") as Any, Side.allCases.count)  // prints: true nil 3
print(Side.first == side, side != .right, Side.allCases.map { $0.rawValue })
// prints: true true ["left", "right", "up"]
var level = Level.low
level.raise()
print(level, level.rawValue, Level(rawValue: 10)!)  // prints: middle 2 high
level.raise()
print(level)  // prints: high
let names: [Side: String] = [.left: "L", .right: "R"]
print(names[.right] ?? "", names[.top] ?? "none")  // prints: R none
