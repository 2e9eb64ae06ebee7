// Sets, read sorted.
var small: Set<Int> = [3, 1, 2, 3]
print(small.count, small.contains(3), small.sorted())  // prints: 3 true [1, 2, 3]
small.insert(9)
small.remove(1)
print(small.sorted(), small.union([4]).sorted(), small.intersection([2, 9]).sorted())
// prints: [2, 3, 9] [2, 3, 4, 9] [2, 9]
print(small.subtracting([2]).sorted(), small.isSubset(of: [2, 3, 9, 10]), Set([1, 1]).count)
// prints: [3, 9] true 1
let views: Set<UIView> = [view, window, view]
print(views.count, views.contains(view), Set("hello").count)  // prints: 2 true 4
print(small.isEmpty, small == [9, 3, 2], small.filter { $0 > 2 }.count)  // prints: false true 2
