// A slash that touches what is in front of it divides, however many follow in the line.
let color = UIColor(red: 127/255, green: 127/255, blue: (3)/255, alpha: 1)
let box = CGRect(x: 0, y: 0, width: 30, height: 50)
let middle = CGPoint(x: box.origin.x + box.width/2, y: box.origin.y + box.height/2)
print(middle, [4][0]/2, 9/3/3)  // prints: (15.0, 25.0) 2 1
func a() -> [[Int]] { [[((1)), ((2))], [((3)), ((4))], [((5)), ((6))]] }
func b() { if a().isEmpty { print((((("none"))))) } else { print((((("some"))))) } }
b()  // prints: some
print([[1], [2], [3]].map { $0[0] }, [(1, 2), (3, 4)].map { $0.0 + $0.1 })  // prints: [1, 2, 3] [3, 7]
print(color == UIColor.red)  // prints: false
