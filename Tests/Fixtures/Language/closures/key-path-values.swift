// Key paths as values, and what takes them.
struct Person {
    var name: String
    var age: Int
    let born: Int
    var home = Home()
}
struct Home { var streets = ["one", "two"]; var number: Int? = 3 }
final class Team { var lead = Person(name: "Ann", age: 30, born: 1990); var size = 2 }

let people = [Person(name: "Cid", age: 3, born: 7), Person(name: "Bob", age: 1, born: 9)]
let age: KeyPath<Person, Int> = \.age
let name: WritableKeyPath<Person, String> = \Person.name
let lead = \Team.lead.age
var person = people[0]
person[keyPath: name] = "Zoe"
person[keyPath: \.age] += 4
person[keyPath: \.home.streets].append("three")
print(person[keyPath: age], person.name, person.home.streets) // prints: 7 Zoe ["one", "two", "three"]
let team = Team()
team[keyPath: lead] *= 2
team[keyPath: \.size] = 9
print(team.lead.age, team.size, team[keyPath: \.lead.born]) // prints: 60 9 1990
print(person[keyPath: \.home.number?.description] ?? "none") // prints: 3

extension Sequence {
    func sorted<Value: Comparable>(by path: KeyPath<Element, Value>) -> [Element] {
        sorted { $0[keyPath: path] < $1[keyPath: path] }
    }
    func sum<Number: Numeric>(of path: KeyPath<Element, Number>) -> Number {
        reduce(0) { $0 + $1[keyPath: path] }
    }
}
print(people.sorted(by: \.age).map(\.name), people.sorted(by: \.name).map(\.born)) // prints: ["Bob", "Cid"] [9, 7]
print(people.sum(of: \.age), Set(["a", "ccc", "bb"]).sorted(by: \.count)) // prints: 4 ["a", "bb", "ccc"]

func change<Root: AnyObject, Value>(
    _ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, to value: Value
) {
    root[keyPath: path] = value
}
func changed<Root, Value>(_ root: Root, _ path: WritableKeyPath<Root, Value>, _ value: Value) -> Root {
    var copy = root
    copy[keyPath: path] = value
    return copy
}
change(team, \.lead.name, to: "Eve")
change(team, \.size, to: 1)
print(team.lead.name, team.size, changed(person, \.age, 70).age) // prints: Eve 1 70

let texts: [WritableKeyPath<Person, String>] = [\.name]
for text in texts { person[keyPath: text].append("!") }
print(person.name) // prints: Zoe!
struct Row {
    let title: String
    let path: KeyPath<Person, Int>
}
let rows = [Row(title: "age", path: \.age), Row(title: "born", path: \.born)]
print(rows.map { "\($0.title): \(person[keyPath: $0.path])" }) // prints: ["age: 7", "born: 7"]

// The key path decides what a value is, not the value.
func setting<Root, Value>(_ path: WritableKeyPath<Root, Value>, in root: Root, to value: Value) -> Root {
    var copy = root
    copy[keyPath: path] = value
    return copy
}
let four = 4
let home = setting(\.number, in: Home(), to: four)
print(home.number ?? 0, setting(\.number, in: home, to: nil).number == nil) // prints: 4 true
func described<Value>(_ value: Value) -> String { "\(value)" }
let nothing: Int? = nil
print(described(home.number), described(nothing)) // prints: Optional(4) nil
