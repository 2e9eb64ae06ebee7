// An operator `~=` says what a pattern means.
struct Containing {
    let text: String
    static func ~= (pattern: Containing, value: String) -> Bool { value.contains(pattern.text) }
}
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isEven(_ number: Int) -> Bool { number % 2 == 0 }
func kind(_ number: Int) -> String {
    switch number {
    case 0: "zero"
    case 1...3: "few"
    case isEven: "even"
    case { $0 < 0 }: "negative"
    default: "odd"
    }
}
print([0, 2, 8, -3, 9].map(kind))  // prints: ["zero", "few", "even", "negative", "odd"]
switch "hello world" {
case Containing(text: "xyz"): print("not this")
case Containing(text: "wor"), "nothing": print("found")
default: print("none")
}
// prints: found
if case Containing(text: "a") = "cat" { print("a cat") }
// prints: a cat
print(Containing(text: "b") ~= "abc", isEven ~= 3)  // prints: true false
