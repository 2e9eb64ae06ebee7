// Names of a block that are used before the variables behind them are there.
func call() {
    show()
    let y = 2
    func show() { print(y) }  // error 5:25: 'y' is used before its declaration
}
func turns() {
    func one(_ n: Int) { if n > 0 { other(n - 1) } }
    one(1)
    let z = 3
    func other(_ n: Int) { print(z); one(n) }  // error 11:34: 'z' is used before its declaration
}
func plain() {
    print(word)  // error 14:11: 'word' is used before its declaration
    let word = "a"
}
// Which of two variables of one name is meant is decided where the function is, which scenarios cannot do.
func shadowed() {
    let x = 1
    do {
        func first() { print(x); second() }  // error 21:34: the local function 'second' above its declaration is not supported in scenarios
        let x = 2
        func second() { print(x) }
        first()
    }
}
