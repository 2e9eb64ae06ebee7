// Keys of dictionaries are compared as sets; lists are joined by any sequence.
let ages = ["a": 1, "b": 2]
print(ages.keys == ["b": 3, "a": 1].keys, ages.keys != ["b": 3].keys)
let lists = [[1, 2], [3, 4]]
print(Array(lists.joined(separator: [])), Array(lists.joined(separator: 8...9)))
// A closure that says itself what it returns, where an optional is expected.
let fibonacci = sequence(state: (0, 1)) { (pair: inout (Int, Int)) -> Int in
    pair = (pair.1, pair.0 + pair.1)
    return pair.1
}
print(Array(fibonacci.prefix(4)))
// prints: true true
// prints: [1, 2, 3, 4] [1, 2, 8, 9, 3, 4]
// prints: [1, 2, 3, 5]
