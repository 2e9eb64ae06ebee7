// An optional conforms where an extension says so, and stays an optional where only the protocol is known.
protocol Named { var name: String { get } }
extension Int: Named { var name: String { "int \(self)" } }
extension Optional: Named where Wrapped: Named {
    var name: String { map { "some " + $0.name } ?? "none" }
}
func show<T: Named>(_ value: T) -> String { "\(value.name) of \(T.self)" }
let (some, none): (Int?, Int?) = (3, nil)
print(show(some), show(none), show(4))
// prints: some int 3 of Optional<Int> none of Optional<Int> int 4 of Int
let all: [any Named] = [1, some, none, [some, none].last!]
print(all.map(\.name), all.filter { $0 is Int }.count, all.compactMap { $0 as? Int })
// prints: ["int 1", "some int 3", "none", "none"] 2 [1, 3]
let numbers: [Int?] = [1, nil]
print(numbers as [Any], (numbers as [Any]).map { $0 is Int })  // prints: [Optional(1), nil] [true, false]
