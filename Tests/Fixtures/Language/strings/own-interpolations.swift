// Interpolations that the scenario adds to texts.
extension DefaultStringInterpolation {
    mutating func appendInterpolation(_ text: String, uppercased: Bool) {
        if uppercased { appendInterpolation(text.uppercased()) } else { appendInterpolation(text) }
    }
    mutating func appendInterpolation(repeat text: String, _ count: Int = 2) {
        for _ in 0..<count { appendLiteral(text) }
    }
}
struct Place {
    var x = 1
    var y = 2
}
extension String.StringInterpolation {
    mutating func appendInterpolation(_ place: Place) { appendInterpolation("<\(place.x), \(place.y)>") }
    mutating func appendInterpolation<T>(optional value: T?, or other: String = "none") {
        if let value { appendInterpolation(value) } else { appendLiteral(other) }
    }
}
print("a \("bc", uppercased: true) \("d", uppercased: false) \(3) \(repeat: "x") \(repeat: "y", 3)")
print("\(Place()) and \([Place()].count)")
let nothing: Int? = nil
print("\(optional: nothing) \(optional: Optional(4)) \(optional: nothing, or: "-")")
[1, 2].forEach { print("\(repeat: "\($0)")") }
// prints: a BC d 3 xx yyy
// prints: <1, 2> and 1
// prints: none 4 -
// prints: 11
// prints: 22
