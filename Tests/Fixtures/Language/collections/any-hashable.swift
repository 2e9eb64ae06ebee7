// Keys of several types at once.
struct Place: Hashable { let row: Int }
enum Side { case left, right }
var found: [AnyHashable: Int] = ["a": 1, 2: 2]
found[Place(row: 3)] = 3
found[Side.left] = 4
print(found["a"] ?? 0, found[2] ?? 0, found[Place(row: 3)] ?? 0, found[Side.left] ?? 0)  // prints: 1 2 3 4
print(found[Side.right] == nil, found["2"] == nil, found.count)  // prints: true true 4
let key = AnyHashable("x")
print(key == AnyHashable("x"), key == AnyHashable(1), key, key.description)  // prints: true false x x
print(key.base as? String ?? "-", key.base is Int, key as? String ?? "-")  // prints: x false x
print([key], [AnyHashable(Place(row: 1)): 1])  // prints: [AnyHashable("x")] [AnyHashable(Scenario.Place(row: 1)): 1]
let mixed: Set<AnyHashable> = [1, "a", 1, Side.left]
print(mixed.count, mixed.contains("a"), mixed.contains(Side.right))  // prints: 3 true false
let names = ["ann": 1]
let wider: [AnyHashable: Any] = names
print(wider["ann"] as? Int ?? 0, (wider as? [String: Int])?["ann"] ?? 0)  // prints: 1 1
print(wider as? [Int: Int] == nil)  // prints: true
func tell(_ info: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: Notification.Name("told"), object: nil, userInfo: info)
}
let token = NotificationCenter.default.addObserver(
    forName: Notification.Name("told"), object: nil, queue: nil
) { note in
    let texts = note.userInfo as? [String: String]
    print(note.userInfo?["who"] as? String ?? "nobody", texts?["who"] ?? "-")  // prints: nobody -
    // prints: ann ann
}
tell()
tell(["who": "ann"])
NotificationCenter.default.removeObserver(token)
let value: Any = CGFloat(2)
if let hashable = value as? AnyHashable { print(hashable == AnyHashable(CGFloat(2))) }  // prints: true
print(Set([AnyHashable(1), AnyHashable("1")]).count, AnyHashable(1).hashValue == AnyHashable(1).hashValue)  // prints: 2 true
