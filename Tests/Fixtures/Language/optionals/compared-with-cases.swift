// A value becomes an optional beside one of an optional's cases.
let isHit = true
print(isHit == .some(true), isHit == .some(false), Int("3") == .none)  // prints: true false false
print(Optional("a") == .some("a"), view == .some(view))  // prints: true true
enum Amount: Equatable { case none, some(Int) }
let amount = Amount.some(3)
print(amount == .none, amount == .some(3))  // prints: false true
