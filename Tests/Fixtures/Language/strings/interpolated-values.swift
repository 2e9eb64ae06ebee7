struct P { var x = 1; var y: String? = "q" }
class C {}
enum E { case a, b(Int) }
print("\(P())", "\(E.b(2))", "\([1, 2])", "\(["k": 1])")  // prints: P(x: 1, y: Optional("q")) b(2) [1, 2] ["k": 1]
print("\(1.0) \(2.50) \(CGFloat(1) / 3) \(true) \(Character("c"))")  // prints: 1.0 2.5 0.3333333333333333 true c
print("\(CGPoint(x: 1, y: 2)) \(CGSize(width: 1, height: 2)) \(CGRect(x: 0, y: 1, width: 2, height: 3))")
// prints: (1.0, 2.0) (1.0, 2.0) (0.0, 1.0, 2.0, 3.0)
print("sum: \([1, 2, 3].reduce(0, +)), \(1 < 2 ? "yes" : "no"), \("in\("ner")")")  // prints: sum: 6, yes, inner
