// Who has a method by Objective-C's name.
class Row: UIView {
    @objc func open() { print("opened") }
    @objc func take(_ sender: Any?) { print("took", sender is Row) }
}
final class Ink: NSObject {
    @objc func open() {}
}
extension UIView {
    @objc func shine() { print("shone") }
}
let row = Row()
let open = #selector(Row.open)
print(row.responds(to: open), UIView().responds(to: open), Ink().responds(to: open))  // prints: true false true
print(row.responds(to: #selector(Row.take(_:))), row.responds(to: #selector(UIView.shine)))  // prints: true true
print(Ink().responds(to: #selector(UIView.shine)))  // prints: false
if row.responds(to: open) { row.perform(open) }  // prints: opened
row.perform(#selector(Row.take(_:)), with: row)  // prints: took true
