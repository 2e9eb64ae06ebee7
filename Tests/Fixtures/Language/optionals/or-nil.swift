// `a ?? nil` is the optional that it was.
let missing: Int? = nil
let number = missing ?? nil
print(number == nil, type(of: number))
print(missing ?? nil ?? 3)
if let found = missing ?? nil { print(found) } else { print("none") }
func title() -> String? { "abc" }
print((title() ?? nil)?.count ?? -1)
// prints: true Optional<Int>
// prints: 3
// prints: none
// prints: 3
