// Objects of Foundation in variables: they have no names of their own in a trace, and nobody looks inside.

class Shelf: NSObject {
    let title = NSAttributedString(string: "title")
    var numbers: [NSNumber] = [NSNumber(value: 1), NSNumber(value: 2.5)]
    lazy var box = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
}

let text = NSAttributedString(string: "abc")
let beginning = text.attributedSubstring(from: NSRange(location: 0, length: 2))
let number = NSNumber(value: 3)
let box = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
let shelf = Shelf()

view.addSubview(UIView())
hand.tap(view)
print(beginning.string, number.intValue, box.cgRectValue.width)  // prints: ab 3 3.0
print(shelf.title.length, shelf.numbers.count, shelf.box.cgRectValue.minY)  // prints: 5 2 2.0
