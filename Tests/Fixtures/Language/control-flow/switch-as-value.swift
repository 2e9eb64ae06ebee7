enum Side { case left, right }
let side = Side.right
let x: CGFloat = switch side { case .left: 0; case .right: 100 }
print(x)  // prints: 100.0
let word = if x > 50 { "far" } else { "near" }
print(word)  // prints: far
func sign(_ n: Int) -> String {
    switch n {
    case 0: "zero"
    case 1...: "plus"
    default: "minus"
    }
}
print(sign(0), sign(4), sign(-4))  // prints: zero plus minus
