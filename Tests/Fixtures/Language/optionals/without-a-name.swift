// `if let _` and `guard let _`, and a name that shadows another.
let value: Int? = 3
let nothing: String? = nil
if let _ = value { print("some") }  // prints: some
if let _ = nothing { print("never") } else { print("none") }  // prints: none
func check(_ value: Int?) -> Int {
    guard let _ = nothing ?? "x".first.map(String.init), let value = value else { return -1 }
    return value
}
print(check(2), check(nil))  // prints: 2 -1
