var list = [1, 2, 3, 4, 3]
print(list.count(where: { $0 == 3 }), list.lastIndex(where: { $0 == 3 }) ?? -1)  // prints: 2 4
print(Array(list.dropFirst(2)), Array(list.dropLast()))  // prints: [3, 4, 3] [1, 2, 3, 4]
list.removeLast(2)
print(list)  // prints: [1, 2, 3]
list.removeAll(keepingCapacity: true)
print(list.isEmpty)  // prints: true
var one: Set<Int> = [7]
print(one.count(where: { $0 > 5 }))  // prints: 1
print(one.removeFirst())  // prints: 7
let places = ["red": 1]
print(places.count(where: { $0.value == 1 }))  // prints: 1
