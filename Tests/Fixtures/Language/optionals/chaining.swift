// A chain stops at the first nil; its value is optional however often it was asked.
class Node {
    var next: Node?
    var value = 1
    var handler: ((Int) -> Int)?
    func twice() -> Int { value * 2 }
}
let node = Node()
print(node.next?.value as Any, node.next?.next?.twice() as Any)  // prints: nil nil
node.next = Node()
node.next?.value = 5
node.next?.next?.value = 6
print(node.next?.value as Any, node.next!.twice())  // prints: Optional(5) 10
print(node.next?.next?.value ?? -1)  // prints: -1
print(node.handler?(3) as Any)  // prints: nil
node.handler = { $0 + 1 }
print(node.handler?(3) ?? 0, node.handler!(4))  // prints: 4 5
node.next?.value += 10
print(node.next?.value ?? 0)  // prints: 15
if node.next?.next == nil { print("the end") }  // prints: the end
var later: UIView!
print(later == nil, later?.tag as Any)  // prints: true nil
later = UIView()
later.tag = 7
print(later.tag)  // prints: 7
let tags = [1: "one"]
print(tags[1]?.count as Any, tags[2]?.count as Any, tags[1]!)  // prints: Optional(3) nil one
let text: String? = "abc"
print(text.map { $0 + "d" } ?? "", text?.isEmpty == false)  // prints: abcd true
