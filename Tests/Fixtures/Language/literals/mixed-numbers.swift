// A number without a point is what the others are.
let list = [1, 2.5]
let prices = ["a": 1, "b": 0.5]
print(list, prices["a"] ?? 0)  // prints: [1.0, 2.5] 1.0
let deep = [[[[[[[[1]]]]]]]]
print(deep)  // prints: [[[[[[[[1]]]]]]]]
