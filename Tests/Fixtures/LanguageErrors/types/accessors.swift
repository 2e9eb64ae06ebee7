// Lists of accessors that Swift does not allow.
struct Board {
    var width: Int { set { print(newValue) } }  // error 3:22: a variable with 'set' needs 'get', too
    var height: Int { get { 1 } get { 2 } }  // error 4:33: this variable has 'get' already
    var depth: Int { get { 1 } willSet {} }  // error 5:32: 'willSet' cannot be beside 'get'
    var count = 1 { didSet {} didSet {} }  // error 6:31: this variable has 'didSet' already
    subscript(x: Int) -> Int { set { print(newValue) } }  // error 7:32: a subscript with 'set' needs 'get', too
    subscript(x: String) -> Int { get { 1 } get { 2 } }  // error 8:45: this subscript has 'get' already
}
protocol Sized {
    var size: Int { set }  // error 11:21: a variable with 'set' needs 'get', too
    subscript(at x: Int) -> Int { get set set }  // error 12:43: this subscript has 'set' already
}
var total: Int { set { print(newValue) } }  // error 14:18: a variable with 'set' needs 'get', too
func local() {
    var half: Int { set { print(newValue) } }  // error 16:21: a variable with 'set' needs 'get', too
    var whole: Int { get { 1 } didSet {} }  // error 17:32: 'didSet' cannot be beside 'get'
    half = 1
    half += 1
    print(whole)
}
var board = Board()
board[1] += 2
board.width = 3
