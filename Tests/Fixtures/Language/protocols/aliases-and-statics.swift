// Second names for types that protocols and their extensions declare, and static members in extensions.
protocol Sheet: AnyObject {
    typealias Done = (Bool) -> Void
    static var step: CGFloat { get }
    var height: CGFloat { get }
    func finish(_ done: Done)
}
extension Sheet {
    typealias Block = () -> Void
    static var step: CGFloat { 10 }
    static var twice: CGFloat { Self.step * 2 }
    static func steps(_ count: Int) -> CGFloat { step * CGFloat(count) }
    func run(_ block: Block) { block() }
}
extension Sheet where Self: UIView {
    typealias Layout = UIView & Sheet
    typealias Completion = (Layout) -> Void
    static var name: String { "sheet" }
    static func mark(_ sheet: Self) -> Self { sheet.tag = 7; return sheet }
    func complete(_ completion: Completion? = nil) { completion?(self) }
}
struct Maker {
    static func go(_ block: @escaping Sheet.Block, _ layout: Sheet.Layout?, _ done: Sheet.Done? = nil) {
        block()
        print(layout?.tag ?? -1, layout?.height ?? -1)
        done?(false)
    }
}
final class Card: UIView, Sheet {
    var height: CGFloat { Self.twice + Card.step }
    func finish(_ done: Done) { done(true) }
    func both(_ block: Block) -> Block? { run(block); return nil }
}
final class Tall: UIView, Sheet {
    static var step: CGFloat { 100 }
    var height: CGFloat { Self.steps(3) }
    func finish(_ done: Done) { done(false) }
}
let card = Card.mark(Card())
card.finish { print("done", $0) }  // prints: done true
print(card.both { print("ran") } == nil)
// prints: ran
// prints: true
Maker.go({ print("go") }, card) { print("end", $0) }
// prints: go
// prints: 7 30.0
// prints: end false
card.complete { print($0.tag, type(of: $0) == Card.self) }  // prints: 7 true
let done: Sheet.Done = { print("alias", $0) }
Tall().finish(done)  // prints: alias false
print(Card.step, Card.twice, Tall.step, Tall.twice, Tall().height, Card.name)
// prints: 10.0 20.0 100.0 200.0 300.0 sheet

// A protocol that inherits from one with a name, and a class of UIKit that conforms.
protocol Panel: Sheet { func open(_ done: Done) }
final class Drawer: Panel {
    var height: CGFloat { 1 }
    func finish(_ done: Done) { open(done) }
    func open(_ done: Drawer.Done) { done(true) }
}
Drawer().finish { print("drawer", $0) }  // prints: drawer true
protocol Marked { typealias Mark = Int }
extension UILabel: Marked {}
extension UILabel { var mark: Mark { tag + 1 } }
print(UILabel().mark)  // prints: 1
let mark: UILabel.Mark = 4
print(mark)  // prints: 4
