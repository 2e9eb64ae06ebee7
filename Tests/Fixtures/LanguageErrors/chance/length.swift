// Swift stops here as well.
let number = CGFloat.random(in: 1..<1)
// error 2:14: can't get random value with an empty range
print(number)
