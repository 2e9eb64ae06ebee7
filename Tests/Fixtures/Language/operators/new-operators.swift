infix operator **: MultiplicationPrecedence
prefix operator √
postfix operator %%
func ** (a: Double, b: Double) -> Double { pow(a, b) }
prefix func √ (a: Double) -> Double { a.squareRoot() }
postfix func %% (a: Double) -> Double { a / 100 }
print(2 ** 3 + 1, √16, 50%%)  // prints: 9.0 4.0 0.5
