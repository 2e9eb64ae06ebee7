// Swift stops here as well.
let number = Int.random(in: 5..<5)
// error 2:14: can't get random value with an empty range
print(number)
