// Conditions with bindings, several at once, and early exits.
func size(of number: Int?) -> String {
    guard let number, number != 0 else { return "nothing" }
    if number < 0 {
        return "negative"
    } else if number < 10, number % 2 == 0 {
        return "small and even"
    } else if number < 10 {
        return "small"
    }
    return "large"
}
print(size(of: nil), size(of: 0), size(of: -3))  // prints: nothing nothing negative
print(size(of: 4), size(of: 5), size(of: 50))  // prints: small and even small large

let first: Int? = 1
let second: Int? = 2
if let a = first, let b = second, a < b { print("both", a + b) }  // prints: both 3
if let first { print("short form", first) }  // prints: short form 1
if var c = first {
    c += 1
    print(c, first!)  // prints: 2 1
}
if let view = UIView() as UIView?, view.isHidden { print("hidden") } else { print("shown") }  // prints: shown
guard let top = second else { fatalError() }
print(top)  // prints: 2
let answer = if top > 1 { "more" } else { "one" }
print(answer)  // prints: more
