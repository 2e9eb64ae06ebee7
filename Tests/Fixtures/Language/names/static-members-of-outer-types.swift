// Inside of a nested type, the static members of the types around it need nothing in front of their names.
class Dog {
    static let sound = "arf"
    static func say() -> String { "say" }
    struct Noise {
        static var other = sound
        var third = sound
        func bark() { print(sound, say()) }
        static func loud() -> String { sound + "!" }
        lazy var late: String = { sound + "?" }()
    }
    enum Kind: String {
        case small, large
        var name: String { rawValue + sound }
    }
    class Deep {
        class Deeper {
            func go() -> String { sound + say() }
        }
    }
}
Dog.Noise().bark()  // prints: arf say
print(Dog.Noise.other, Dog.Noise().third, Dog.Noise.loud())  // prints: arf arf arf!
var noise = Dog.Noise()
print(noise.late, Dog.Kind.small.name, Dog.Deep.Deeper().go())  // prints: arf? smallarf arfsay

class Foo {
    class var word: String { "howdy" }
    class func count() -> Int { 3 }
    private static let secret = 7
    class Bar {
        var own = word
        var function = count
        func show() { print(word, count(), secret) }
    }
    class Both {
        static let word = "nearer"
        let secret = 1
        static func show() { print(word, count()) }
        func show() { print(secret) }
    }
}
Foo.Bar().show()  // prints: howdy 3 7
print(Foo.Bar().own, Foo.Bar().function())  // prints: howdy 3
Foo.Both.show()  // prints: nearer 3
Foo.Both().show()  // prints: 1

struct Table<Element> {
    static var kind: String { "table" }
    var elements: [Element]
    struct Row {
        var text: String { kind }
    }
}
print(Table<Int>.Row().text)  // prints: table
