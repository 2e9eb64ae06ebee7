// What is written with '!' is an optional where it is matched: `nil` is one of its values.
enum State {
    case idle, dragging(Int)
    case pair((Int, String))
}
class Card {
    var state: State!
    var count: Int!
    var next: Card!
}
let card = Card()
switch card.next {
case nil: print("no card")  // prints: no card
case let other?: print(other === card)
}
switch card.count {
case 3: print("three")
case nil: print("none")  // prints: none
default: print("other")
}
switch card.count { case let count: print(count as Any) }  // prints: nil
card.state = .dragging(2)
if case .dragging(let n) = card.state { print(n) }  // prints: 2
if case .dragging(let n)? = card.state { print(n) }  // prints: 2
if case .some(let state) = card.state, case .dragging(let n) = state { print(n) }  // prints: 2
if case nil = card.count { print("nothing") }  // prints: nothing
if case let count? = card.count { print(count) } else { print("no count") }  // prints: no count
func number(_ state: State!) -> Int {
    switch state {
    case .idle?: return 1
    case .none: return 2
    case .dragging, .pair: return 3
    }
}
print(number(nil), number(.idle), number(card.state))  // prints: 2 1 3
let word: String! = "x"
switch word { case "x": print("word"); default: print("other") }  // prints: word

// A case that holds a tuple, taken apart at once.
card.state = .pair((1, "one"))
switch card.state! {
case .pair(let n, let text): print(n, text)  // prints: 1 one
default: break
}

// What optionals have as well is theirs, and a placeholder takes the whole optional.
let numbers: [Int]! = [1, 2]
print(numbers.map { "\($0)" } as Any)  // prints: Optional("[1, 2]")
print(numbers.map { $0 * 2 })  // prints: [2, 4]
print(numbers.flatMap { $0.first } as Any)  // prints: Optional(1)
print(word.map { $0.count } as Any)  // prints: Optional(1)
func kind<T>(_ value: T) -> String { "\(type(of: value))" }
print(kind(word), kind(word!), kind(numbers))  // prints: Optional<String> String Optional<Array<Int>>
print(type(of: (1 as Int?, ["a"], x: [1: 2.0])))
// prints: (Optional<Int>, Array<String>, x: Dictionary<Int, Double>)
