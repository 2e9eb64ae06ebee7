// Swift stops here as well.
let number = Double.random(in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
// error 2:14: there is no uniform distribution on an infinite range
print(number)
