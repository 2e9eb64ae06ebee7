import UIKit

struct Item: Hashable {
    let id = UUID()
    var title = ""
}
let (one, two) = (Item(), Item())
print(one == two, one == one, Set([one, two, one]).count)  // prints: false true 2
print(one.id.uuidString.count, one.id.description == one.id.uuidString)  // prints: 36 true
let known = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
print(known?.uuidString ?? "", UUID(uuidString: "none") == nil)  // prints: E621E1F8-C36C-495A-93FC-0C247A3E6E5F true

class Row: Identifiable { var name = "a" }
let row = Row()
print(row.id == ObjectIdentifier(row))  // prints: true
let state = UIGestureRecognizer.State.began
print([.began, .changed].contains(state), [.ended].contains(state))  // prints: true false
