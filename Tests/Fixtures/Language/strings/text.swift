// Strings: interpolation, comparison, and the usual methods.
let name = "Ann"
let count = 3
print("\(name) has \(count) view\(count == 1 ? "" : "s")")  // prints: Ann has 3 views
print("sum \(1 + 2), half \(1.0 / 2), nothing \(String?.none as Any)")  // prints: sum 3, half 0.5, nothing nil
print("a\tb \"quoted\" \u{41} back\\slash")  // prints: a	b "quoted" A back\slash
let text = """
    two
      lines
    """
print(text)
// prints: two
// prints:   lines
print(name.count, name.uppercased(), name.lowercased(), name.isEmpty)  // prints: 3 ANN ann false
print(name.hasPrefix("A"), name.hasSuffix("x"), name.contains("nn"), name + "a")  // prints: true false true Anna
print(String(repeating: "ab", count: 2), "a,b".split(separator: ",").count)  // prints: abab 2
print("a-b-c".components(separatedBy: "-"), "abc".reversed().map { String($0) })
// prints: ["a", "b", "c"] ["c", "b", "a"]
var line = "x"
line += "y"
line.append("z")
print(line, line.first!, line == "xyz")  // prints: xyz x true
for letter in "hi" { print(letter) }
// prints: h
// prints: i
print(["a", "b"].joined(), "é".count, "a" < "b")  // prints: ab 1 true
print(1, "two", 3.0, separator: ", ", terminator: "!\n")  // prints: 1, two, 3.0!
print([1, 2], ["a": 1], (1, "x"), Optional("o") as Any)  // prints: [1, 2] ["a": 1] (1, "x") Optional("o")
func place() -> String { "\(#function) in line \(#line)" }
print(place())  // prints: place() in line 29
