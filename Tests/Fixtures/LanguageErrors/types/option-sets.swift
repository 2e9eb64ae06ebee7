// What a literal of an option set cannot be made with.
struct Kinds: OptionSet {
    let rawValue: Int
    mutating func formUnion(_ other: Kinds) { print("own") }
    static let one = Kinds(rawValue: 1)
}
let kinds: Kinds = [.one]
// error 7:20: a literal of an option set with its own 'formUnion' is not supported in scenarios
