// A switch compares from the top, takes several patterns a case, ranges, tuples, bindings and conditions.
func name(_ n: Int) -> String {
    switch n {
    case 0: return "zero"
    case 1, 2: return "few"
    case 3..<10: return "some"
    case 10...: return "many"
    case let x where x % 2 == 0: return "negative even \(x)"
    default: return "negative odd"
    }
}
print(name(0), name(2), name(9), name(10), name(-4), name(-3))
// prints: zero few some many negative even -4 negative odd
switch (1, "b") {
case (0, _): print("zero first")
case (1, "a"): print("a")
case (let number, let text): print(number, text)  // prints: 1 b
}
switch "left" {
case "right", "left":
    print("sideways")  // prints: sideways
default:
    break
}
let phase = UITouch.Phase.ended
switch phase {
case .began, .moved: print("down")
case .ended: print("up")  // prints: up
default: print("other")
}
let maybe: Int? = 4
switch maybe {
case .some(let value) where value > 3: print("big", value)  // prints: big 4
case .some: print("small")
case .none: print("none")
}
switch maybe {
case nil: print("nothing")
case let value?: print("value", value)  // prints: value 4
}
let object: Any = UILabel()
switch object {
case is UIImageView: print("image")
case let label as UILabel: print("label", label.isUserInteractionEnabled)  // prints: label false
default: print("other")
}
let word = switch name(1) { case "few": 1; default: 2 }
print(word)  // prints: 1
