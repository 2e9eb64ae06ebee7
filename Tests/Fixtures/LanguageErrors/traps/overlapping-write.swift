func go() {
    var list = [3, 1, 2]
    list.removeAll { _ in list = []; return true }
}
go()
// error 3:27: 'list' is used here while something else is changing it
