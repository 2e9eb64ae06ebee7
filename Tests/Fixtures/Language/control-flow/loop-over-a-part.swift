// A part of an array keeps the whole array, so what is not in the part lives until the loop is over.
class Part {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("deinit", name) }
}
func walk() {
    for part in [Part("a"), Part("b"), Part("c")].prefix(2) { print(part.name) }
    print("walked")
}
walk()
// prints: a
// prints: b
// prints: deinit a
// prints: deinit b
// prints: deinit c
// prints: walked
