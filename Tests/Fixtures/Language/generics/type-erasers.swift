protocol Loader {
    associatedtype Item
    func load() -> Item
}
struct NameLoader: Loader { func load() -> String { "ann" } }
struct NumberLoader: Loader { func load() -> Int { 4 } }
struct AnyLoader<Item>: Loader {
    private let body: () -> Item
    init<L: Loader>(_ loader: L) where L.Item == Item { body = { loader.load() } }
    func load() -> Item { body() }
}
final class Screen<Item> {
    let loader: AnyLoader<Item>
    init<L: Loader>(loader: L) where L.Item == Item { self.loader = AnyLoader(loader) }
    func show() { print(loader.load()) }
}
print(AnyLoader(NameLoader()).load())  // prints: ann
let loaders: [AnyLoader<Int>] = [AnyLoader(NumberLoader()), AnyLoader(NumberLoader())]
print(loaders.map { $0.load() })  // prints: [4, 4]
Screen(loader: NameLoader()).show()  // prints: ann
protocol Grid {
    associatedtype Cell
    subscript(row: Int, column: Int) -> Cell { get set }
    subscript(name: String) -> Cell? { get }
}
struct Board: Grid {
    private var cells = [[0, 0], [0, 0]]
    subscript(row: Int, column: Int) -> Int {
        get { cells[row][column] }
        set { cells[row][column] = newValue }
    }
    subscript(name: String) -> Int? { name == "first" ? cells[0][0] : nil }
}
func set<G: Grid>(_ cell: G.Cell, in grid: inout G) {
    grid[0, 0] = cell
    print(grid[0, 0], grid["first"] as Any, grid["other"] == nil)
}
var board = Board()
set(7, in: &board)  // prints: 7 Optional(7) true
print(board[0, 0])  // prints: 7
