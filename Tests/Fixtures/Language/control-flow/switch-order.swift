// The first case that fits is taken, and only when its `where` holds.
func kind(_ n: Int) -> String {
    switch n {
    case 0: "zero"
    case ..<0 where n % 2 == 0: "negative, even"
    case ..<0: "negative"
    case 1...9 where n != 5: "digit"
    case 5: "five"
    case let m where m < 100: "below 100: \(m)"
    default: "large"
    }
}
print(kind(0), kind(-2), kind(-3))  // prints: zero negative, even negative
print(kind(4), kind(5), kind(10), kind(100))  // prints: digit five below 100: 10 large

func say(_ text: String, _ answer: Bool) -> Bool {
    print("asked", text)
    return answer
}
switch 7 {
case 0...9 where say("first", false): print("first")
case 7 where say("second", true): print("second")
case 7 where say("third", true): print("third")
default: print("default")
}
// prints: asked first
// prints: asked second
// prints: second

// What falls through does not ask the next case.
switch 1 {
case 1:
    print("one")
    fallthrough
case 2 where say("never", false): print("two")
default: print("default")
}
// prints: one
// prints: two
