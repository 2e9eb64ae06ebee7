// Where a value is bound if it is there, the overload that returns an optional is meant.
func pick() -> Int { 1 }
func pick() -> Int? { 2 }
struct Share {
    let part: Int
    init?(of part: Int = 3) { self.part = part }
    init() { part = 0 }
}
func same<Value>(_ value: Value) -> Value { value }

if let number = pick() { print(number) }  // prints: 2
if let share = Share() { print(share.part) }  // prints: 3
if let share = same(Share()) { print(share.part) }  // prints: 3
guard let first = pick(), case let second? = pick() else { fatalError() }
print(first, second)  // prints: 2 2
while let number = pick() {
    print(number)  // prints: 2
    break
}
let plain: Int = pick()
let share: Share = Share()
print(plain, share.part)  // prints: 1 0
