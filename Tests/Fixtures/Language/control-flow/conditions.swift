let a = 3, s: String? = "x"
if a > 2, let s, s.count == 1, case 1...5 = a { print("all") }  // prints: all
guard a > 0, let t = s else { fatalError() }
print(t)  // prints: x
print(a > 2 ? "big" : a > 1 ? "mid" : "small")  // prints: big
if a == 1 || a == 3 && s != nil { print("or") } else if a == 2 { print("two") } else { print("else") }  // prints: or
