func grade(_ x: CGFloat) -> String {
    switch x {
    case ..<0: return "negative"
    case 0: return "zero"
    case 0..<0.5: return "low"
    case 0.5...1: return "high"
    case 1...: return "over"
    default: return "nan"
    }
}
print(grade(-1), grade(0), grade(0.2), grade(1), grade(1.5))  // prints: negative zero low high over
switch Character("k") {
case "a", "e", "i": print("vowel")
case "a"..."z": print("letter")  // prints: letter
default: print("other")
}
switch "tap" {
case "tap", "press": print("known")  // prints: known
default: print("unknown")
}
