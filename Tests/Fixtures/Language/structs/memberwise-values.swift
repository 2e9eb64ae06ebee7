// A property of a struct is asked for its own value only where the memberwise initializer is given none.
func note(_ name: String) -> Int {
    print("note", name)
    return name.count
}
struct Pair {
    var first = note("own first")
    var second = note("own second")
    let third = note("own third")
    lazy var fourth = note("own fourth")
    var fifth: Int?
}
print(Pair(second: note("given second")).third)
// prints: note given second
// prints: note own first
// prints: note own third
// prints: 9
print(Pair(first: note("given first"), second: 1, fifth: 2).first)
// prints: note given first
// prints: note own third
// prints: 11
print(Pair().second)
// prints: note own first
// prints: note own second
// prints: note own third
// prints: 10
struct Twice {
    var a = note("own a")
    var b: Int
    init(a: Int, b: Int) {
        self.a = a
        self.b = b
    }
}
extension Twice {
    init(_ both: Int) { self.init(a: both, b: both) }
}
print(Twice(3).b)
// prints: note own a
// prints: 3
struct Third {
    var a = note("own a")
    var b = note("own b")
}
extension Third {
    init(only b: Int) {
        self.init(b: b)
        self.init(a: b)
    }
    init(copy other: Third) {
        self = other
        self.init()
    }
}
print(Third(only: 7).a)
// prints: note own a
// prints: note own b
// prints: 7
print(Third(copy: Third(a: 1, b: 2)).a)
// prints: note own a
// prints: note own b
// prints: 5
