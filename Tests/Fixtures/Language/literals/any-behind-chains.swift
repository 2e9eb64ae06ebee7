// Where `Any` is wanted, a literal behind `a?.b ??` is what it is by itself; behind other optionals it is not.
struct Box {
    var width = 1.5
    var maybe: Double? = 2.5
    func half() -> Double { width / 2 }
    subscript(index: Int) -> Double { width }
}
let box: Box? = nil
let number: Double? = nil
let yes = true
print(box?.width ?? 1, (box?.width) ?? 1, box?.half() ?? 2, box?[0] ?? 3)  // prints: 1 1 2 3
print(box?.width ?? -1, box?.width ?? 1 + 1, box?.width ?? box?.width ?? 4)  // prints: -1 2 4
print(box?.maybe ?? 1, number ?? -1, (box?.width ?? 1) + 1, "\(box?.width ?? 1)")  // prints: 1.0 -1.0 2.0 1.0
let any: Any = box?.width ?? 1
let list: [Any] = [box?.width ?? 1, number ?? 1]
print(any, list)  // prints: 1 [1, 1.0]
print([box?.width ?? 1, 2], (box?.width ?? 1, 2), max(box?.width ?? 1, 0))  // prints: [1.0, 2.0] (1.0, 2) 1.0
print(yes ? box?.width ?? 1 : 2, yes ? 1 : 2.5)  // prints: 1.0 1
func show(_ value: Any?) { print(value as Any) }
show(number ?? -1)  // prints: Optional(-1.0)
show(box?.width ?? 1)  // prints: Optional(1)
let plain = box?.width ?? 1
print(plain)  // prints: 1.0
