let zero = 0
print(1 / zero)  // error 2:7: division by zero
