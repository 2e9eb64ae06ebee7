enum Zone { case top(Int), bottom, side(left: Bool, depth: Double) }
let zones: [Zone] = [.top(3), .bottom, .side(left: true, depth: 2.5), .top(-1)]
for zone in zones {
    if case .top(let n) = zone, n > 0 { print("top", n) }  // prints: top 3
    if case let .side(left, depth) = zone { print("side", left, depth) }
    if case .bottom = zone { print("bottom") }  // prints: bottom
}
let number: Int? = 4
if case .some(let n) = number { print(n) }
if case let n? = number, case 1...5 = n { print("small", n) }
// prints: side true 2.5
// prints: 4
// prints: small 4
