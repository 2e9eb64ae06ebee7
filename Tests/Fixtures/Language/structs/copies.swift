struct Inner { var n = 0 }
struct Outer { var inner = Inner(); var list = [1] }
var a = Outer()
var b = a
b.inner.n = 5
b.list.append(2)
print(a.inner.n, a.list, b.inner.n, b.list)  // prints: 0 [1] 5 [1, 2]
class Ref { var o = Outer() }
let r = Ref(), s = r
s.o.inner.n = 9
print(r.o.inner.n)  // prints: 9
