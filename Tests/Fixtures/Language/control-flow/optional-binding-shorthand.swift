func describe(_ text: String?, _ n: Int?) -> String {
    guard let text else { return "nothing" }
    if let n, n > 2 { return text + " \(n)" }
    return text
}
print(describe(nil, 1), describe("a", nil), describe("b", 3))  // prints: nothing a b 3
class Box {
    var onOpen: (() -> Void)?
    let name = "box"
    func prepare() {
        onOpen = { [weak self] in
            guard let self else { return print("gone") }
            print(self.name, name)
        }
    }
}
var box: Box? = Box()
box?.prepare()
let open = box?.onOpen
open?()  // prints: box box
box = nil
open?()  // prints: gone
