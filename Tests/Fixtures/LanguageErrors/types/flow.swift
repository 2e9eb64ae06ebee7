func sign(_ n: Int) -> Int {
    if n > 0 { return 1 }
}  // error 3:1: not every path through this returns a value of type 'Int'
let later: Int
print(later)  // error 5:7: 'later' is used before it has a value
let c = 1
c += 1  // error 7:1: 'c' cannot be assigned: it is a 'let' constant
func g() { let k: Int; k = 1; k = 2 }  // error 8:31: 'k' is a constant that may have a value already
enum E { case a, b, c }
func h(_ e: E) { switch e { case .a: print(1) } }  // error 10:18: the switch does not cover every value
guard let v = view.superview else { print("x") }  // error 11:48: the 'else' of a 'guard' must leave the scope
class A { let n: Int; init() {} }  // error 12:31: 'n' has no value at the end of this initializer
class B { let n: Int }  // error 13:7: 'B' has no initializers, and 'n' has no value
break  // error 14:1: there is nothing here for 'break' to leave
return  // error 15:1: there is no function here to return from
