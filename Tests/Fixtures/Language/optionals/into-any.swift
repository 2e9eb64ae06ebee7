let n: Int? = 3
let none: CGFloat? = nil
let a: Any? = n
let b: Any? = none
let c: Any = n as Any
print(a as Any, b == nil, c)  // prints: Optional(3) true Optional(3)
if let a { print(a) }  // prints: 3
protocol P: AnyObject {}
class Owner: P {}
weak var p: P?
let owner: Owner? = Owner()
p = owner
print(p != nil, p === owner)  // prints: true true
let again: Any = a as Any
print(again as? Int ?? 0, again is String, (b as Any) is Int)  // prints: 3 false false
