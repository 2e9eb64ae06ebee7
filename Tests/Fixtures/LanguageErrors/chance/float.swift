// Swift stops here as well.
let number = Float.random(in: 0..<Float.infinity)
// error 2:14: there is no uniform distribution on an infinite range
print(number)
