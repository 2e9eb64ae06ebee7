// Nil inside Any is of each optional type.
let plain: Int? = nil
let a: Any = plain as Any
print(a is Int?, a is Int, a is String?)  // prints: true false true
print(a as? Int? as Any)  // prints: Optional(nil)
let three: Any = Optional(3) as Any
print(three is Int?, three is Int, three as? Int as Any, three as? Int? as Any)
// prints: true true Optional(3) Optional(Optional(3))
let s: Any = 3
print(s is Int?, s as? Int? as Any, s as? String? as Any)  // prints: true Optional(Optional(3)) nil
func f<T>(_ x: Any, _ t: T.Type) -> T? { x as? T }
print(f(a, Int?.self) as Any, f(s, Int?.self) as Any, f(s, String?.self) as Any)
// prints: Optional(nil) Optional(Optional(3)) nil
