// Generic functions of the library as values: the place says for which type.
print([3, 9, 4].reduce(0, max), [3.5, 2].reduce(9.0, min)) // prints: 9 2.0
let larger: (String, String) -> String = max
print(larger("tap", "pan"), [-2, 3].map(abs)) // prints: tap [2, 3]
