// A choice between literals takes the type of what it is calculated with.
let isOpen = true
let way: CGFloat = 3
print((isOpen ? 1 : -1) * way)  // prints: 3.0
print(way * (isOpen ? 1 : -1))  // prints: 3.0
print((isOpen ? 1 : 2.5) * 2)  // prints: 2.0
print((isOpen ? 1 : 2) * 2)  // prints: 2
print((isOpen ? 1 : 2) + (isOpen ? 3 : 4))  // prints: 4
let far: CGFloat = (isOpen ? 1 : 2) * 10
print(far + (isOpen ? 0.5 : 1))  // prints: 10.5
print((isOpen ? 1 : !isOpen ? 2 : 3) * way)  // prints: 3.0
let point = CGPoint(x: (isOpen ? 1 : -1) * way, y: 0)
print(point.x == (isOpen ? 3 : 4))  // prints: true
