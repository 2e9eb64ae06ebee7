let (a, b) = (1, "x")
var (c, _) = (2.0, 3)
let ((d, e), f) = ((1, 2), 3)
(c, _) = (5, "ignored")
print(a, b, c, d, e, f)  // prints: 1 x 5.0 1 2 3
let point = (x: 3, y: 4)
let (x, y) = point
print(x + y, point.x, point.1)  // prints: 7 3 4
var i = 0, j = 10
(i, j) = (j, i)
print(i, j)  // prints: 10 0
for (key, value) in ["only": 1] { print(key, value) }  // prints: only 1
for (n, (p, q)) in zip([1, 2], [("a", true), ("b", false)]) { print(n, p, q) }
// prints: 1 a true
// prints: 2 b false
_ = point
