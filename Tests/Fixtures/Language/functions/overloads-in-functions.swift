// Functions of one name inside a function are told apart by what they take.
func draw() -> [String] {
    var marks: [String] = []
    func mark(x: Double) { marks.append("x \(x)") }
    func mark(y: Int) {
        if y > 1 { mark(y: y - 1) }
        marks.append("y \(y)")
    }
    func mark(_ text: String) { marks.append(text) }
    func mark<T: Equatable>(_ a: T, _ b: T) { mark(a == b ? "same" : "other") }
    mark(x: 0.5)
    mark(y: 2)
    mark("text")
    mark(1, 1)
    mark("a", "b")
    ["one", "two"].forEach(mark(_:))
    let place: (Int) -> Void = mark(y:)
    place(1)
    return marks
}
print(draw()) // prints: ["x 0.5", "y 1", "y 2", "text", "same", "other", "one", "two", "y 1"]

func describe() -> String {
    func name(_ number: Int) -> String { "Int" }
    func name(_ number: Double) -> String { "Double" }
    func name(_ number: String) -> Int { 4 }
    let inner = { name(1.5) + name(2) }
    return "\(name(1)) \(name(1.0)) \(name("a")) \(inner())"
}
print(describe()) // prints: Int Double 4 DoubleInt
