class Pile {
    var list = [3, 1, 2]
}
let pile = Pile()
pile.list.removeAll { _ in pile.list = []; return true }
// error 5:28: 'list' is used here while something else is changing it
