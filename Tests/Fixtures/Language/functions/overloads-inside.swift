// Functions inside a function with one name: they differ in labels, types, or what they return.
func outer() {
    func say() { print("nothing") }
    func say(_ what: String) { print(what) }
    func say(_ what: Int) { print(what + 1) }
    func say() -> String { "text" }
    let text: String = say()
    print(text)
    say("word")
    say(1)
}
outer()
// prints: text
// prints: word
// prints: 2
