// A value of a protocol's type where a placeholder is: Swift looks which type it has.
protocol Named { var name: String { get } }
struct Person: Named { var name: String }
final class Dog: Named { let name = "Rex" }

func show<T: Named>(_ value: T) { print(value.name) }
func twice<T: Named>(_ value: T) -> T {
    print(value.name, value.name)
    return value
}
struct Shower {
    func show(_ value: some Named, count: Int) { for _ in 0..<count { print(value.name) } }
}
let all: [any Named] = [Person(name: "Ann"), Dog()]
for one in all { show(one) }
let again = twice(all[0])
print(again.name)
Shower().show(all[1], count: 2)
let bag: [String: any Sendable] = ["a": 1]
print(bag)
// prints: Ann
// prints: Rex
// prints: Ann Ann
// prints: Ann
// prints: Rex
// prints: Rex
// prints: ["a": 1]
