final class Card {
    func show() {
        if Bool.random() {
            print("shown")
    }
    func hide() { print("hidden") }
}
let card = Card()
// error 8:18: expected '}' to end class: the '{' of line 3 is not closed
