let s: Set = [1, 2, 2]
let a: Array = ["x", "y"]
let d: Dictionary = ["k": 1]
let o: Optional = 3
print(s.count, a, d["k"]!, o!)  // prints: 2 ["x", "y"] 1 3
let e = [Int](), f = [String: CGFloat](), g = Set<String>(), h = Array<Double>()
print(e.isEmpty, f.count, g.count, h.count)  // prints: true 0 0 0
let r = Array(repeating: "ab", count: 2), t = Array(1...3), u = Set("hello").count
print(r, t, u)  // prints: ["ab", "ab"] [1, 2, 3] 4
