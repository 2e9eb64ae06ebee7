// What an observer gets of a property that is written with '!' is used as what it holds.
final class Store {
    var state: Int! {
        didSet { report(from: oldValue, to: state) }
    }
    func report(from old: Int?, to new: Int) { print(old ?? -1, new) }
    var size: CGFloat! = 1 {
        willSet { print(width(of: newValue)) }
        didSet { print(width(of: oldValue)) }
    }
    func width(of size: CGFloat) -> CGFloat { size * 2 }
}
let store = Store()
store.state = 3  // prints: -1 3
store.state = 4  // prints: 3 4
store.size = 2  // prints: 4.0
// prints: 2.0
