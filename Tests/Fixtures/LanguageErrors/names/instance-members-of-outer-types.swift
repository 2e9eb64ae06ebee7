class Outer {
    static var word = "word"
    var count = 3
    func go() {}
    struct Inner {
        func show() { print(count) }
        func run() { go() }
    }
    func makeLocal() -> String {
        struct Local {
            var text: String { word }
        }
        return Local().text
    }
}
struct Counter {
    var value = 0
    mutating func add() { value += 1 }
}
let add = Counter.add
class Early {
    let first = 1
    let second = first + 1
    let third: Int = first
    lazy var fourth = first
    var fifth = { first }()
}
// error 6:29: 'count' belongs to instances of 'Outer', not to the type
// error 7:22: 'go' belongs to instances of 'Outer', not to the type
// error 11:32: 'word' belongs to the type 'Outer', not to its instances
// error 20:11: a mutating method as a value is not supported in scenarios
// error 23:18: 'first' belongs to instances of 'Early', not to the type
// error 24:22: 'first' belongs to instances of 'Early', not to the type
// error 26:19: 'first' belongs to instances of 'Early', not to the type
