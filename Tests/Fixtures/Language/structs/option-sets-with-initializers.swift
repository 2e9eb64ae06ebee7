// A literal of an option set goes through the type's own initializers.
struct Corners: OptionSet {
    let rawValue: Int
    init(rawValue: Int) {
        print("made of", rawValue)
        self.rawValue = rawValue & 0b11
    }
    static let left = Corners(rawValue: 1)
    static let right = Corners(rawValue: 2)
    static let far = Corners(rawValue: 4)
}
let both: Corners = [.left, .right]
// prints: made of 1
// prints: made of 2
// prints: made of 0
// prints: made of 1
// prints: made of 0
// prints: made of 1
// prints: made of 2
// prints: made of 0
// prints: made of 3
print(both.rawValue) // prints: 3
let none: Corners = [.far]
// prints: made of 4
// prints: made of 0
// prints: made of 0
// prints: made of 0
// prints: made of 0
print(none.isEmpty, Corners().rawValue)
// prints: made of 0
// prints: made of 0
// prints: true 0

struct Modes: OptionSet {
    var name = "modes"
    let rawValue: Int
    init() {
        print("nothing")
        rawValue = 0
    }
    init(rawValue: Int) { self.rawValue = rawValue }
    static let fast = Modes(rawValue: 1)
    static let loud = Modes(rawValue: 8)
}
let modes: Modes = [.fast, .loud] // prints: nothing
print(modes.rawValue, modes.name, modes.contains(.loud)) // prints: 9 modes true
