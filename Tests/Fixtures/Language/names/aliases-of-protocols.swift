// A class sees the aliases of its protocols, whatever order they are declared in.
typealias Done = Screen.Handler
typealias Twice = Pair
typealias Pair = (Int, Int)
protocol Presenting {
    typealias Handler = (Int) -> Void
    func present(_ handler: Handler)
}
class Screen: Presenting {
    func present(_ handler: Handler) { handler(1) }
}
let done: Done = { print("done", $0) }
Screen().present(done)  // prints: done 1
let twice: Twice = (2, 3)
print(twice.0 + twice.1)  // prints: 5
