// What is only an argument ends with the call, the last one first.
class N { let i: Int; init(_ i: Int) { self.i = i }; deinit { print("deinit", i) } }
func f(_ a: N, _ b: N) -> Int { print("in f"); return a.i + b.i }
// prints: in f
// prints: deinit 2
// prints: deinit 1
print(f(N(1), N(2)))  // prints: 3
struct S { func g(_ a: N, b: N, c: N) { print("in g") } }
// prints: in g
// prints: deinit 5
// prints: deinit 4
// prints: deinit 3
S().g(N(3), b: N(4), c: N(5))
class C { func h(_ a: N, _ b: N) { let local = N(8); print("in h", local.i) } }
// prints: in h 8
// prints: deinit 8
// prints: deinit 7
// prints: deinit 6
C().h(N(6), N(7))
let k: (N, N) -> Void = { _, _ in print("in k") }
// prints: in k
// prints: deinit 10
// prints: deinit 9
k(N(9), N(10))
class P { init(_ a: N, _ b: N) { print("init") } }
// prints: init
// prints: deinit 12
// prints: deinit 11
_ = P(N(11), N(12))
