// A property with a default in the protocol's extension.
protocol Animal {
    var legs: Int { get }
    var name: String { get }
}
extension Animal {
    var legs: Int { 4 }
    var text: String { "\(name) \(legs)" }
}
struct Cat: Animal { let name = "cat" }
struct Bird: Animal { let name = "bird"; var legs: Int { 2 } }
class Spider: Animal { let name = "spider"; let legs = 8 }
let animals: [any Animal] = [Cat(), Bird(), Spider()]
for animal in animals { print(animal.legs, animal.text) }
// prints: 4 cat 4
// prints: 2 bird 2
// prints: 8 spider 8
print(Cat().legs, Bird().legs, Spider().text)  // prints: 4 2 spider 8
func legs<T: Animal>(_ animal: T) -> Int { animal.legs }
print(legs(Cat()), legs(Bird()))  // prints: 4 2

// The words 'get' and 'set' in a comment are no accessors.
protocol Fixed { var size: Int { get /* cannot be set */ } }
struct One: Fixed { let size = 1 }
print(One().size)  // prints: 1

// A protocol that inherits from Equatable gives what conforms '=='.
protocol Tagged: Equatable { var tag: Int { get } }
struct Label: Tagged { var tag: Int }
func same<T: Tagged>(_ a: T, _ b: T) -> Bool { a == b }
print(same(Label(tag: 1), Label(tag: 1)), Label(tag: 1) == Label(tag: 3))  // prints: true false
print([Label(tag: 1)].contains(Label(tag: 2)), [Label(tag: 1)] == [Label(tag: 1)])  // prints: false true
