// A part of an array has no elements but its own.
let numbers = [1, 2, 3, 4]
let part = numbers[2...]
print(part[2])  // prints: 3
print(part[0])  // error 5:7: index out of range
