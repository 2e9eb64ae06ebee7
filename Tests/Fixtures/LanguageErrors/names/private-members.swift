// What is private is for its type, and what only its type may set is for others to read.
class Counter {
    private var value = 0
    private(set) var count = 0
    private func reset() {}
    private init(secret: Int) {}
    init() {}
}
struct Point {
    private var x = 1
    var y: Int
}
class Sub: Counter {
    func useIt() {
        reset()
    }
}
let counter = Counter()
print(counter.value)
counter.count = 3
counter.reset()
_ = Counter(secret: 1)
_ = Point(x: 1, y: 2)
// error 15:9: there is no 'reset' here
// error 19:15: 'value' is inaccessible here, for it is 'private'
// error 20:1: 'count' cannot be assigned: its setter is 'private'
// error 21:9: 'reset' is inaccessible here, for it is 'private'
// error 22:21: 'init()' takes no such argument
// error 23:5: 'init(x:y:)' is inaccessible here, for it is 'private'
