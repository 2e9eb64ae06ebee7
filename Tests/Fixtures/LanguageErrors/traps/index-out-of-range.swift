let list = [1, 2]
print("before")
print(list[5])  // error 3:7: index out of range
// prints: before
