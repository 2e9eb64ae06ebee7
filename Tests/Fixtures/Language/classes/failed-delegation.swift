// An initializer that hands over to one that fails is a failure itself.
struct Name {
    let letters: Int
    init?(letters: Int) {
        guard letters > 0 else { return nil }
        self.letters = letters
    }
    init?(_ text: String) {
        defer { print("looked at \(text).") }
        self.init(letters: text.count)
    }
}
print(Name("") == nil)
// prints: looked at .
// prints: true
print(Name("abc")?.letters ?? 0)
// prints: looked at abc.
// prints: 3
class Shape {
    let sides: Int
    init?(sides: Int) {
        guard sides > 2 else { return nil }
        self.sides = sides
    }
    convenience init?(name: String) { self.init(sides: name == "triangle" ? 3 : 0) }
    deinit { print("gone", sides) }
}
class Tile: Shape {
    let color: String
    init?(color: String, sides: Int) {
        self.color = color
        super.init(sides: sides)
    }
    convenience init?(_ words: String) { self.init(color: words, sides: words.count) }
    deinit { print("gone", color) }
}
print(Shape(name: "line") == nil, Shape(name: "triangle")?.sides ?? 0)
// prints: gone 3
// prints: true 3
print(Tile("ab") == nil)  // prints: true
print(Tile("red")?.color ?? "none")
// prints: gone red
// prints: gone 3
// prints: red
