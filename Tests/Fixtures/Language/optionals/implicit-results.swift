// Results that unwrap themselves where that is needed.
class Shelf {
    static var shared: Shelf!
    let name: String!
    private var books: [String] = ["a", "b"]
    init(_ name: String?) { self.name = name }
    func book(_ index: Int!) -> String! { books.indices.contains(index) ? books[index] : nil }
    subscript(index: Int) -> String! { book(index) }
}
func makeView() -> UIView! { UIView() }
Shelf.shared = Shelf("left")
print(Shelf.shared.name.count, Shelf.shared.book(1).count, Shelf.shared[0] + "!")  // prints: 4 1 a!
let title: String = Shelf.shared.book(0)
let none = Shelf.shared.book(7)
print(title, none == nil)  // prints: a true
if let found = Shelf.shared[3] { print(found) } else { print("none") }  // prints: none
makeView().tag = 3
print(makeView()?.tag ?? 1)  // prints: 0
