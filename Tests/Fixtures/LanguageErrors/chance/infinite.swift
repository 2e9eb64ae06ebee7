// Swift stops here as well.
let number = Double.random(in: 0...Double.infinity)
// error 2:14: there is no uniform distribution on an infinite range
print(number)
