class Animator { var name: String { "animator" } }
final class Quick: Animator { override var name: String { "quick" } }
final class Slow: Animator { override var name: String { "slow" } }

// Of two classes the choice is of the one that both inherit from.
func choose(_ quick: Quick?, _ slow: Slow) -> String {
    let chosen = quick ?? slow
    return chosen.name
}
print(choose(nil, Slow()), choose(Quick(), Slow()))  // prints: slow quick

protocol Item { var title: String { get } }
struct Page: Item { var title = "page" }
func title(_ page: Page?, _ item: Item?) -> String {
    let shown = page ?? item
    return shown?.title ?? "none"
}
print(title(nil, nil), title(Page(), nil), title(nil, Page(title: "other")))  // prints: none page other

final class Cell {
    var own: Animator?
    var usual = Animator()
    var outlet: Animator! = Slow()
    func play() { print((own ?? usual)?.name ?? "nothing") }  // prints: animator
    func show() { print((own ?? outlet).name) }
// prints: slow
// prints: quick
// prints: quick
}
let cell = Cell()
cell.play()
cell.show()
cell.own = Quick()
cell.play()
cell.show()

let isTurned = true
let list = [1, 2, 3]
let shown = isTurned ? list.reversed() : list
print(shown)  // prints: [3, 2, 1]
let kept = isTurned ? list : list.reversed()
print(kept)  // prints: [1, 2, 3]
