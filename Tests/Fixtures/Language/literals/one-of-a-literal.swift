// What one element of a literal is expected to be says what the literal is.
import Foundation

enum Way { case up, down }
func take(_ way: Way) { print("takes", way) }
let index = 1
let way: Way = [.up, .down][index]
take([.down, .up][index])
var other = Way.up
other = [.up, .down].last!
let maybe: Way? = [.up, nil][index]
let none: Way = ["k": .down]["k"]!
let number: Double = [1, 2][index]
let nested: [Way] = [[.up], [.down, .up]][index]
let first: Way = [.down, .up].first ?? .up
let most: CGFloat = [1, 3, 2].max()!
print(way, other, maybe == nil, none, number, nested.count, first, most)

// Keys are what is between the brackets.
print([.up: 1, .down: 2][way]!)
let name: String = [.up: "u", .down: "d"][way]!
let part: Double = [.up: 1, .down: 2][way] ?? 0
print(name, part)

// What says by itself what it is stays that.
print([1, 2][index], ["a", "b"].first!, [3, 1].max()!, [10, 20].first.map { $0 + 1 }!)
let any: Any = [1, 2][index]
print(any)
// prints: takes up
// prints: down down true down 2.0 2 down 3.0
// prints: 2
// prints: d 2.0
// prints: 2 a 3 11
// prints: 2
