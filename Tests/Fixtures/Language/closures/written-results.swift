let first = 1
// What the closure says that it returns decides what an empty literal is.
let split = [3, 1, 2].reduce(([], first)) { (sum, next) -> ([Int], Int) in (sum.0 + [next], next) }
print(split)  // prints: ([3, 1, 2], 2)
let grouped = ["a", "bb"].reduce([:]) { (known, word) -> [Int: String] in
    var result = known
    result[word.count] = word
    return result
}
print(grouped[2] ?? "-", grouped.count)  // prints: bb 2
