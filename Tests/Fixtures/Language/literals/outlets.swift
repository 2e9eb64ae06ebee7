final class Label { var text = "-" }
final class Screen {
    var title: Label!
    var note: Label!

    func run() {
        // What is written with `!` is an optional in a literal.
        let both = [title, note]
        print(both.count, both[0]?.text ?? "no title", both[1]?.text ?? "no note")  // prints: 2 - no note
        for label in [title, note] { print(label == nil) }
// prints: false
// prints: true
        [title, note].forEach { $0?.text = "set" }
        print([title, note].map { $0?.text ?? "nil" })  // prints: ["set", "nil"]
        print([title, note].compactMap { $0 }.count)  // prints: 1
        let named = ["title": title, "note": note]
        print(named["title"]??.text ?? "nothing")  // prints: set
    }

    func runWithBoth() {
        // Where a call makes no sense for optionals, they are unwrapped.
        [title, note].forEach { $0.text = "both" }
        print([title, note].map { $0.text })  // prints: ["both", "both"]
        let labels: [Label] = [title, note]
        print(labels.count)  // prints: 2
        print([title, Label()].count)  // prints: 2
    }
}
extension Label: Equatable { static func == (a: Label, b: Label) -> Bool { a === b } }
let screen = Screen()
screen.title = Label()
screen.run()
screen.note = Label()
screen.runWithBoth()
