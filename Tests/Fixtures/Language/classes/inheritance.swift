// Methods are found from the object's own class upwards; super goes on from where the method stands.
class Animal {
    var legs: Int { 4 }
    func sound() -> String { "..." }
    func describe() -> String { "\(type(of: self)) says \(sound()) on \(legs) legs" }
    class func kind() -> String { "animal" }
    static func count() -> Int { 1 }
}
class Dog: Animal {
    override func sound() -> String { "woof" }
    override class func kind() -> String { "dog, an " + super.kind() }
}
final class Puppy: Dog {
    override func sound() -> String { super.sound() + "!" }
    override var legs: Int { super.legs - 1 }
}
let animals: [Animal] = [Animal(), Dog(), Puppy()]
for animal in animals { print(animal.describe()) }
// prints: Animal says ... on 4 legs
// prints: Dog says woof on 4 legs
// prints: Puppy says woof! on 3 legs
print(Animal.kind(), Puppy.kind(), Puppy.count())  // prints: animal dog, an animal 1
print(animals[2] is Dog, animals[0] is Dog)  // prints: true false
