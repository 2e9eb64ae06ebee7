let i = 3
let d = 2.5
print(i + d)  // error 3:7: '+' does not work on 'Int' and 'Double'
print(i == "3")  // error 4:7: '==' does not work on 'Int' and 'String'
var s = "a"
s = 4  // error 6:5: a value of type 'String' is needed here, and this is 'Int'
let f: (Int) -> Int = { $0 + $1 }  // error 7:23: the closure gets 1 argument and takes 2
let cl = { $0 }  // error 8:10: nothing says which types this closure takes
if i { print("x") }  // error 9:4: a condition is a Bool, and this is 'Int'
let r = i ? 1 : 2  // error 10:9: a value of type 'Bool' is needed here, and this is 'Int'
for z in 5 { print(z) }  // error 11:10: a value of type 'Int' cannot be walked by 'for'
struct P { var x = 0 }
let p = P()
p.x = 3  // error 14:1: 'p' cannot be assigned: it is a 'let' constant
print(p == p)  // error 15:7: '==' does not work on 'P' and 'P'
let unknown: Foo = 3  // error 16:14: there is no type 'Foo'
class Late: UIApplicationDelegate {}  // error 17:7: 'Late' does not have 'superclass NSObject', which 'UIApplicationDelegate' asks for
application.delegate = view  // error 18:24: a value of type 'UIApplicationDelegate?' is needed here, and this is 'UIView'
