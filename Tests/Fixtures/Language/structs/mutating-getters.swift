// Getters that change what they are read from.
struct Cache {
    private var kept: [String: Int] = [:]
    private(set) var made = 0

    subscript(key: String) -> Int {
        mutating get {
            if let known = kept[key] { return known }
            made += 1
            kept[key] = key.count
            return key.count
        }
        set { kept[key] = newValue }
    }
    var next: Int {
        mutating get {
            made += 10
            return made
        }
    }
    var label = "" {
        didSet { print("label", label) }
    }
    var total: Int {
        mutating get { self["total"] + next }
        set { self["total"] = newValue - made }
    }
    lazy var first = { "first of \(made)" }()
}

var cache = Cache()
print(cache["ab"], cache["ab"], cache.made)  // prints: 2 2 1
cache["ab"] += 5
cache["abcd"] *= 2
print(cache["ab"], cache["abcd"], cache.made)  // prints: 7 8 2
print(cache.next, cache.next, cache.made)  // prints: 12 22 22
cache.total += 1
print(cache.total, cache.made)  // prints: 49 43
print(cache.first, cache.first)  // prints: first of 43 first of 43

class Owner {
    var caches = [Cache(), Cache()]
    func read() -> Int { caches[1]["four"] + caches[1].next }
}
let owner = Owner()
print(owner.read(), owner.caches[0].made, owner.caches[1].made)  // prints: 15 0 11

enum Light {
    case on, off
    var flipped: Light {
        mutating get {
            self = self == .on ? .off : .on
            return self
        }
    }
}
var light = Light.on
print(light.flipped, light.flipped, light)  // prints: off on on
