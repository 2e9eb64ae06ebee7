class Animal {}
class Dog: Animal { let name = "Rex" }
let things: [Any] = [1, 2.5, "three", Dog(), Animal(), UIView()]
for thing in things {
    switch thing {
    case let n as Int where n > 0: print("positive", n)
    case is Double: print("double")
    case let text as String: print("text", text)
    case let dog as Dog: print("dog", dog.name)
    case is Animal: print("animal")
    default: print("else")
    }
}
// prints: positive 1
// prints: double
// prints: text three
// prints: dog Rex
// prints: animal
// prints: else
