// A cast to `Self` asks for the class of this instance.
class Animal {
    let name: String
    required init(_ name: String) { self.name = name }
    func isLike(_ other: Animal) -> Bool { other is Self }
    func asMine(_ other: Animal) -> Self? { other as? Self }
    class func holds(_ other: Animal) -> Bool { other is Self }
    func kind(of other: Animal) -> String {
        switch other {
        case let mine as Self where mine.name == name: "of my name"
        case is Self: "mine"
        default: "other"
        }
    }
    func mine(of all: [Animal]) -> [String] { all.compactMap { $0 as? Self }.map { $0.name } }
}
class Dog: Animal {}
let (cat, dog) = (Animal("cat"), Dog("dog"))
print(dog.isLike(cat), dog.isLike(dog), cat.isLike(dog)) // prints: false true true
print(dog.asMine(cat) == nil, cat.asMine(dog)?.name ?? "", Dog.holds(cat), Animal.holds(dog)) // prints: true dog false true
print(dog.kind(of: cat), cat.kind(of: dog), dog.kind(of: Dog("dog"))) // prints: other mine of my name
print(dog.mine(of: [cat, dog]), cat.mine(of: [cat, dog])) // prints: ["dog"] ["cat", "dog"]
