// Two methods that differ only in what they return: what is expected decides, and each protocol gets its own.
protocol Shown: AnyObject {
    func scale(_ factor: Int) -> Shown
}
protocol Chained: AnyObject {
    @discardableResult func scale(_ factor: Int) -> Self
}
final class Model {
    func size(_ index: Int) -> String { "size \(index)" }
}
extension Model: Shown {
    func scale(_ factor: Int) -> Shown {
        print("shown", factor)
        return self
    }
}
extension Model: Chained {
    @discardableResult func scale(_ factor: Int) -> Self {
        print("chained", factor)
        return self
    }
}
extension Model {
    func size(_ index: Int) -> Int { index }
}
let model = Model()
let shown: Shown = model
_ = shown.scale(1)  // prints: shown 1
let chained: Chained = model
chained.scale(2).scale(3)
// prints: chained 2
// prints: chained 3
let text: String = model.size(4)
let number: Int = model.size(5)
print(text, number)  // prints: size 4 5
