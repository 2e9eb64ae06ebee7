// A class calls its own methods that a protocol of UIKit asks for.
class Chooser: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    func ask(_ tap: UITapGestureRecognizer) -> Bool { gestureRecognizerShouldBegin(tap) }
    func askSelf(_ tap: UITapGestureRecognizer) -> Bool { self.gestureRecognizerShouldBegin(tap) }
}

class Special: Chooser {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    func askSuper(_ tap: UITapGestureRecognizer) -> Bool { super.gestureRecognizerShouldBegin(tap) }
}

class Scrolling: NSObject, UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { print("ended") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { scrollViewDidEndDecelerating(scrollView) }
    }
}

class Rows: NSObject {
    var count = 2
}

extension Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count + section }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func last(in table: UITableView) -> Int { tableView(table, numberOfRowsInSection: 1) - 1 }
}

class Field: UITextField, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}

class Box: UIView, UIGestureRecognizerDelegate {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

let tap = UITapGestureRecognizer()
let (chooser, special) = (Chooser(), Special())
print(chooser.gestureRecognizerShouldBegin(tap), chooser.ask(tap), chooser.askSelf(tap))
// prints: false false false
print(special.gestureRecognizerShouldBegin(tap), special.ask(tap), special.askSuper(tap))
// prints: true true false

let scroll = UIScrollView()
Scrolling().scrollViewDidEndDragging(scroll, willDecelerate: false)
// prints: ended

let (rows, table) = (Rows(), UITableView())
print(rows.tableView(table, numberOfRowsInSection: 0), rows.last(in: table))
// prints: 2 2

let field = Field()
print(field.textFieldShouldReturn(field), Box().gestureRecognizerShouldBegin(tap))
// prints: false true

let count = rows.tableView(_:numberOfRowsInSection:)
print(count(table, 5))
// prints: 7
