// The types of literals have names.
struct Title: ExpressibleByStringLiteral {
    let text: String
    init(stringLiteral value: StringLiteralType) { text = value }
}
struct Width: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let points: Double
    init(floatLiteral value: FloatLiteralType) { points = value }
    init(integerLiteral value: IntegerLiteralType) { points = Double(value) }
}
struct Switch: ExpressibleByBooleanLiteral {
    let isOn: Bool
    init(booleanLiteral value: BooleanLiteralType) { isOn = value }
}
let title: Title = "hello"
let narrow: Width = 2.5, wide: Width = 3
let light: Switch = true
print(title.text, narrow.points, wide.points, light.isOn)  // prints: hello 2.5 3.0 true
