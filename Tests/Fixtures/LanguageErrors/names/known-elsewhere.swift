// What Swift and UIKit have and scenarios do not is named, and nothing else is suggested.
let picker = UIDatePicker()  // error 2:14: 'UIDatePicker' is not supported in scenarios
class Stack: UIStackView {}  // error 3:14: 'UIStackView' is not supported in scenarios
let stack = Stack()
stack.addArrangedSubview(view)
view.addSubview(stack)
func load(_ result: Result<Int, Error>) {}  // error 7:21: 'Result' is not supported in scenarios
let now = Date()  // error 8:11: 'Date' is not supported in scenarios
extension Comparable {}  // error 9:11: 'Comparable' is not supported in scenarios
struct Options: OptionSet { let rawValue: Int }  // error 10:17: 'OptionSet' is not supported in scenarios
view.leadingAnchor.constraint(equalTo: view.trailingAnchor)  // error 11:6: 'leadingAnchor' of 'UIView' is not supported in scenarios
print([1, 2].lazy.map { $0 }.last ?? 0)  // error 12:30: 'last' of 'LazySequence<Int>' is not supported in scenarios
NSLayoutConstraint.activate([])  // error 13:1: 'NSLayoutConstraint' is not supported in scenarios
let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)  // error 14:13: 'UIAlertController' is not supported in scenarios
func outer() -> Int {
    func first() -> Int { second() }  // error 16:27: the local function 'second' above its declaration is not supported in scenarios
    func second() -> Int { 2 }
    return first()
}
extension Array { func each<T>(_ f: (Element) -> T) -> [T] { map(f) } }  // error 20:28: a generic method of '[Element]' is not supported in scenarios
extension Array where Element == Int { func total() -> Int { 0 } }  // error 21:17: a 'where' clause is not supported in scenarios
print([1].total())
