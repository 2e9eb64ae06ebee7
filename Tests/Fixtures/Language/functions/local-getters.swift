// Local variables with getters, and properties that hold functions beside methods of their name.
func size(_ width: Int) -> String {
    var factor = 2
    var isLarge: Bool { width * factor > 100 }
    var text: String {
        get {
            if isLarge { return "large" }
            return "small"
        }
    }
    let before = text
    factor = 20
    return before + " " + text + " " + [1, 2].map { _ in text }.joined(separator: "-")
}
print(size(10), size(80))
final class Spring {
    var update: (Double) -> Void = { print("value", $0) }
    func update(_ text: String) {
        print("text", text)
        update(1.5)
    }
}
Spring().update("a")
// prints: small large large-large large large large-large
// prints: text a
// prints: value 1.5
