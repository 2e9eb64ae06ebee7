// A list in reverse, or an empty one: the literal decides that both are arrays.
func visible(_ layers: [CALayer]?) -> Int {
    var count = 0
    for layer in layers?.reversed() ?? [] { count += layer.isHidden ? 0 : 1 }
    return count
}
print(visible([CALayer(), CALayer()]), visible(nil))  // prints: 2 0
let numbers: [Int]? = [1, 2]
let turned = numbers?.reversed() ?? []
print(turned, turned.count)  // prints: [2, 1] 2
print(numbers?.reversed().first ?? 0)  // prints: 2
