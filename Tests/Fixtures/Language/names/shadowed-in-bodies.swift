// The body of a loop, a branch or a clause is a scope inside the one of its names.
func all<T>(_ xs: [T?]) -> [T]? { var r: [T] = []; for x in xs { guard let x else { return nil }; r.append(x) }; return r }
print(all([1, 2]) as Any)  // prints: Optional([1, 2])
for x in 0..<2 { let x = x + 1; print(x) }
// prints: 1
// prints: 2
enum E { case a(Int) }
switch E.a(3) { case .a(let x): let x = x + 1; print(x) }  // prints: 4
if let x = Int("4") { let x = x * 2; print(x) }  // prints: 8
func g(_ x: Int?) -> Int { guard let x else { return 0 }; return x }
print(g(3))  // prints: 3
let h: (Int?) -> Int = { x in guard let x else { return 0 }; return x }
print(h(8))  // prints: 8
struct Oops: Error {}
do { throw Oops() } catch { let error = "\(error)"; print(error) }  // prints: Oops()
var it = 0
while let x = (it < 2 ? Optional(it) : nil) { let x = x + 10; print(x); it += 1 }
// prints: 10
// prints: 11
let sq: (Int) -> Int = { x in let x = x * x; return x }
print(sq(3))  // prints: 9
func p(x: Int) -> Int { let x = x + 1; return x }
print(p(x: 1))  // prints: 2
struct V { var n: Int { get { 1 } set { let newValue = newValue + 1; print(newValue) } } 
 init(a: Int) { let a = a + 1; print("a", a) } 
// prints: a 2
// prints: 5
 subscript(i: Int) -> Int { let i = i * 2; return i } }
var v = V(a: 1); v.n = 4; print(v[3])  // prints: 6
