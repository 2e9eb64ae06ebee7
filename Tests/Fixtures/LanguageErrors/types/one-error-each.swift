// What is refused once is not missed where it is used.
typealias Handler<Value> = (Value) -> Void
func load(_ handler: Handler<Int>) {}
load { print($0) }
func fetch(from place: URLSession) -> Int { 0 }
print(fetch(from: URLSession.shared) + 1)
final class Search {
    var task: MeasurementFormatter?
    func stop() { task?.cancel() }
}
Search().task?.cancel()
protocol Container {
    associatedtype Item
    var items: [Item] { get }
}
struct Pair<A, B> {
    var first: A
    var second: B
}
extension Pair where A == [B] {
    func swapped() -> Pair { Pair(first: first, second: second) }
}
print(Pair(first: 1, second: 2).swapped())
// error 5:24: scenarios do not have 'URLSession'
// error 8:15: scenarios do not have 'MeasurementFormatter'
// error 20:22: this requirement is not supported in scenarios
final class Menu: UIView, UIDropInteractionDelegate {
    // error 27:27: scenarios do not have 'UIDropInteractionDelegate'
    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer())
        tag = 3
    }
    required init?(coder: NSCoder) { nil }
}
final class Late: UIView {
    override init(frame: CGRect) {
        super.init(frame: frme)
        // error 38:27: there is no 'frme' here
        addGestureRecognizer(UITapGestureRecognizer())
        tag = 3
    }
    required init?(coder: NSCoder) { nil }
}
