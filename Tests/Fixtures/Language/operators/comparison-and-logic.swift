// Comparison, identity, and logic that stops as soon as the answer is known.
func asked(_ name: String, _ answer: Bool) -> Bool {
    print("asked", name)
    return answer
}
print(asked("a", false) && asked("b", true))
// prints: asked a
// prints: false
print(asked("c", true) || asked("d", true))
// prints: asked c
// prints: true
print(!asked("e", false))
// prints: asked e
// prints: true
print(1 < 2, 2 <= 2, 3 > 4, 4 >= 5, 1 == 1, 1 != 1)  // prints: true true false false true false
print("a" < "b", "B" < "a", "ab" == "a" + "b")  // prints: true true true
print((1, "b") < (1, "c"), (2, 1) == (2, 1))  // prints: true true
let one = UIView()
let other = UIView()
let same = one
print(one === same, one === other, one !== other, one == same)  // prints: true false true true
let none: UIView? = nil
print(none === nil, none == nil, one != nil)  // prints: true true true
let level = 3
print(level > 2 ? "high" : level > 1 ? "middle" : "low")  // prints: high
print(none?.tag ?? 9, false || true && false)  // prints: 9 false
