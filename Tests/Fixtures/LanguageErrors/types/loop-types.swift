for a: Int in ["x"] { print(a) }  // error 1:16: a value of type 'Int' is needed here, and this is 'String'
let words = ["x"]
for b: Int in words { print(b) }  // error 3:15: a value of type 'Int' is needed here, and this is 'String'
for c: Missing in words { print(c) }  // error 4:8: there is no type 'Missing'
