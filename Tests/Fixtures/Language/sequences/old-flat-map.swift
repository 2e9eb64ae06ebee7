// `flatMap` with an optional is the old name of `compactMap`.
let views: [UIView] = [UILabel(), UIView(), UILabel()]
views.flatMap { $0 as? UILabel }.forEach { print(type(of: $0)) }
// prints: UILabel
// prints: UILabel
print(["1", "a", "3"].flatMap { Int($0) }, [[1], [2, 3]].flatMap { $0 })  // prints: [1, 3] [1, 2, 3]
print([1, 2].flatMap { [$0, $0 * 10] }, Set([1, 2, 3]).flatMap { $0 > 2 ? $0 : nil })
// prints: [1, 10, 2, 20] [3]
