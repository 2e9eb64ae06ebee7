let letters = "a"..."z"
print(letters, [letters], letters.contains("k"))  // prints: a...z [ClosedRange("a"..."z")] true
print(letters.lowerBound, letters.upperBound, letters == "a"..."z")  // prints: a z true
switch "k" {
case "a"..<"j": print("low")
case "j"..."z": print("high")  // prints: high
default: print("none")
}
let hexadecimal: Character = "f"
switch hexadecimal {
case "0"..."9", "a"..."f": print("digit")  // prints: digit
default: print("no digit")
}

struct Version: Comparable {
    var number: Int
    static func < (one: Version, other: Version) -> Bool { one.number < other.number }
}
let supported = Version(number: 2)...Version(number: 4)
print(supported.contains(Version(number: 3)), supported ~= Version(number: 5))  // prints: true false
print(Version(number: 1)..<Version(number: 2))  // prints: Version(number: 1)..<Version(number: 2)

extension Comparable {
    func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}
print("m".clamped(to: "a"..."f"), 5.clamped(to: 1...3))  // prints: f 3
