enum Event { case tap(Int), move(CGPoint), end }
let events: [Event] = [.tap(1), .move(CGPoint(x: 3, y: 4)), .tap(2), .end]
for case .tap(let n) in events { print("tap", n) }
// prints: tap 1
// prints: tap 2
for case let .move(p) in events where p.x > 2 { print(p.y) }  // prints: 4.0
let maybe: [Int?] = [1, nil, 3]
for case let n? in maybe { print(n) }
// prints: 1
// prints: 3
for case let label as UILabel in [UIView(), UILabel(frame: .zero)] { print(label.text ?? "none") }  // prints: none
