// `sequence(first:next:)` asks for the next element when it is walked to.
var calls: [Int] = []
let powers = sequence(first: 1) { power -> Int? in
    calls.append(power)
    return power < 100 ? power * 2 : nil
}
print(Array(powers), calls.count)  // prints: [1, 2, 4, 8, 16, 32, 64, 128] 8
calls = []
for power in powers where power > 2 {
    print(power, calls)  // prints: 4 [1, 2]
    break
}
print(powers.first { $0 > 10 }!, powers.contains(4), powers.map { $0 % 3 })  // prints: 16 true [1, 2, 1, 2, 1, 2, 1, 2]
print(Array(sequence(first: 1, next: { $0 + 1 }).prefix(3)))  // prints: [1, 2, 3]
print(sequence(first: 5, next: { $0 - 2 }).prefix { $0 > 0 }, powers.reversed()[0])  // prints: [5, 3, 1] 128

class Link {
    let name: String
    var next: Link?
    init(_ name: String, next: Link? = nil) {
        self.name = name
        self.next = next
    }
    var chain: [String] { sequence(first: self, next: { $0.next }).map { $0.name } }
}
final class Last: Link {}
let last = Last("c")
let chain = Link("a", next: Link("b", next: last))
print(chain.chain, sequence(first: chain, next: \.next).reduce("") { $0 + $1.name })  // prints: ["a", "b", "c"] abc
print(sequence(first: last, next: { $0.next }).allSatisfy { $0 is Last })  // prints: true
for (index, link) in sequence(first: chain, next: { $0.next }).enumerated() {
    print(index, link.name)  // prints: 0 a
    if index == 0 { break }
}
for number in 3... where number % 2 == 0 {
    if number > 6 { break }
    print("even", number)  // prints: even 4
    // prints: even 6
}
for (number, name) in zip(1..., ["one", "two"]) { print(number, name) }  // prints: 1 one
// prints: 2 two
print(Dictionary(uniqueKeysWithValues: zip(["a", "b"], 0...))["b"] ?? -1)  // prints: 1
