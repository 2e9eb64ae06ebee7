let y = foo(3)  // error 1:9: there is no 'foo' here
print(y)
let z: Int = "a"  // error 3:14: a value of type 'Int' is needed here, and this is 'String'
prnt("x")  // error 4:1: there is no 'prnt' here
func f() -> Int {}  // error 5:18: not every path through this returns a value of type 'Int'
let c = 3
c = 4  // error 7:1: 'c' cannot be assigned: it is a 'let' constant
