// What Swift and UIKit have and scenarios do not is named, and nothing else is suggested.
let picker = UIDatePicker()  // error 2:14: scenarios do not have 'UIDatePicker'
class Stack: UIStackView {}  // error 3:14: scenarios do not have 'UIStackView'
let stack = Stack()
stack.addArrangedSubview(view)
view.addSubview(stack)
func load(_ result: Result<Int, Error>) {}  // error 7:21: scenarios do not have 'Result'
let now = Date()  // error 8:11: scenarios do not have 'Date'
extension Comparable {}  // error 9:11: 'Comparable' as a type is not supported in scenarios
struct Options: OptionSet { let rawValue: Int }  // error 10:17: scenarios do not have 'OptionSet'
view.leadingAnchor.constraint(equalTo: view.trailingAnchor)  // error 11:6: scenarios do not have 'leadingAnchor' of 'UIView'
print([1, 2].lazy.map { $0 }.last ?? 0)  // error 12:30: scenarios do not have 'last' of 'LazySequence<Int>'
NSLayoutConstraint.activate([])  // error 13:1: scenarios do not have 'NSLayoutConstraint'
let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)  // error 14:13: scenarios do not have 'UIAlertController'
func outer() -> Int {
    func first() -> Int { second() }  // error 16:27: the local function 'second' above its declaration is not supported in scenarios
    func second() -> Int { 2 }
    return first()
}
extension Array { func each<T>(_ f: (Element) -> T) -> [T] { map(f) } }  // error 20:28: a generic method of '[Element]' is not supported in scenarios
extension Array where Element == Int { func total() -> Int { 0 } }  // error 21:17: a 'where' clause is not supported in scenarios
print([1].total())
