class Pile {
    var a = [3, 1]
    func go() { a.sort { x, y in print(a.count); return x < y } }
}
Pile().go()
// error 3:40: 'a' is used here while something else is changing it
