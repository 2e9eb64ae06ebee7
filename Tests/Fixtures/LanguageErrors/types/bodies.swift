class Card {
    var n = 1
    init()  // error 3:5: 'init' has no body
    func go()  // error 4:10: 'go' has no body
    static func make() -> Int  // error 5:17: 'make' has no body
}
struct Box {
    init(n: Int)  // error 8:5: 'init' has no body
    func pair<T>(_ value: T) -> T  // error 9:10: 'pair' has no body
}
extension Int { init(word: String) }  // error 11:17: 'init' has no body
func outside() -> Int  // error 12:6: 'outside' has no body
func around() {
    func inside()  // error 14:10: 'inside' has no body
}
protocol Shape {
    func draw() {}  // error 17:17: a protocol asks for 'draw', and cannot say what it is
    var side: Int { get { 1 } }  // error 18:25: a protocol asks for 'side', and cannot say what it is
    subscript(place: Int) -> Int { get { 1 } }  // error 19:40: a protocol asks for 'subscript', and cannot say what it is
    init() {}  // error 20:12: a protocol asks for 'init', and cannot say what it is
}
extension Shape { func fill() }  // error 22:24: 'fill' has no body
