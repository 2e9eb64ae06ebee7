// 'hash(into:)' of a part, whether Swift or the scenario makes it.
struct Dog: Hashable {
    let name: String
    let age: Int
    static func == (one: Dog, other: Dog) -> Bool { one.name == other.name }
    func hash(into hasher: inout Hasher) { name.hash(into: &hasher) }
}
struct Kennel: Hashable { var dogs: [Dog] }
struct Town: Hashable {
    var kennel: Kennel?
    var number = 0
    func hash(into hasher: inout Hasher) {
        kennel.hash(into: &hasher)
        number.hash(into: &hasher)
    }
}
print(Set([Dog(name: "a", age: 1), Dog(name: "a", age: 2)]).count, Set([Town(), Town()]).count)
// prints: 1 1
