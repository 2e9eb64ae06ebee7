protocol Shape { func area() -> Double }
struct Square: Shape { var side: Double; func area() -> Double { side * side } }
struct Circle: Shape { func area() -> Double { 3 } }
func make() -> some Shape { Square(side: 2) }
func total(_ shapes: [any Shape]) -> Double { shapes.map { $0.area() }.reduce(0, +) }
func show(_ shape: some Shape) -> Double { shape.area() }
print(make().area(), total([Square(side: 3), Circle()]), show(Circle()))  // prints: 4.0 12.0 3.0
let one: any Shape = Circle()
print(one.area(), one is Square)  // prints: 3.0 false
