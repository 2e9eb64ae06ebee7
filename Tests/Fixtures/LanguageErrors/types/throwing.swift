enum E: Error { case a }
func f() throws -> Int { throw E.a }
let x = f()  // error 3:9: 'f()' may throw, and there is no 'try' in front
func g() -> Int { try f() }  // error 4:23: this error is not handled
func h() { do { _ = try f() } catch E.a {} }  // error 5:25: this error is not handled
func i() { throw E.a }  // error 6:12: this error is not handled
func j() throws { throw 3 }  // error 7:25: a value of type 'Error' is needed here, and this is 'Int'
func k(_ body: () -> Int) -> Int { body() }
print(k { try f() })  // error 9:15: this error is not handled
print(1 + try f())  // error 10:11: 'try' cannot be to the right of an operator
class V: UIView { override func layoutSubviews() throws {} }  // error 11:33: the override of 'layoutSubviews()' has other types than the original
protocol P { func go() }
struct S: P { func go() throws {} }  // error 13:8: 'S' does not have 'go()', which 'P' asks for
let n: Int = try? f()  // error 14:14: a value of type 'Int?' may be nil and must be unwrapped
func plain() -> Int { 1 }
print(k { try plain() })  // error 16:11: this error is not handled
