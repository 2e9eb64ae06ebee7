// What unwraps itself is cast as what is inside, and what has an object for it is cast as its protocol.
import Foundation
import UIKit

let field = UITextView()
field.text = "hello"
print((field.text as NSString).substring(with: NSRange(location: 1, length: 2)), field.text as String) // prints: el hello
var title: String! = "abc"
print((title as NSString).length, NSString(string: title).length) // prints: 3 3

let key = "menu" as NSCopying
print((key as? String) ?? "none") // prints: menu
let collision = UICollisionBehavior(items: [UIView()])
collision.addBoundary(withIdentifier: "menu" as NSCopying, from: .zero, to: CGPoint(x: 1, y: 1))
print(collision.boundaryIdentifiers?.count ?? 0) // prints: 1
print(TimeInterval(truncating: 3.5 as NSNumber), Int(truncating: 2.9), Float(truncating: 2))
// prints: 3.5 2 2.0

func text(of object: NSObject?) -> String { object as? String ?? "another object" }
print(text(of: NSObject()), text(of: nil)) // prints: another object another object

protocol Tagged { var tag: Int { get } }
final class Mark: UIView, Tagged {}
var marks = [UIView & Tagged]()
marks.append(Mark())
print(marks.count, [Int: UIView & Tagged]().count) // prints: 1 0
var color = UIColor()
print(color == .clear) // prints: true
color = .red
