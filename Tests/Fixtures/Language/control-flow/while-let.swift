var stack = [1, 2, 3]
while let top = stack.popLast() { print(top) }
// prints: 3
// prints: 2
// prints: 1
var view: UIView? = UIView()
var depth = 0
while let current = view {
    depth += 1
    view = current.superview
}
print(depth)  // prints: 1
