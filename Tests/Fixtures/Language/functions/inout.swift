func double(_ n: inout Int) { n *= 2 }
var n = 4
double(&n)
print(n)  // prints: 8
struct P { var x = 1; var list = [1, 2] }
var p = P()
double(&p.x)
double(&p.list[1])
print(p.x, p.list)  // prints: 2 [1, 4]
func exchange(_ a: inout String, _ b: inout String) { let t = a; a = b; b = t }
var (a, b) = ("x", "y")
exchange(&a, &b)
print(a, b)  // prints: y x
let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
func move(_ r: inout CGRect) { r.origin.x += 5 }
move(&view.frame)
print(view.frame.origin.x)  // prints: 5.0
