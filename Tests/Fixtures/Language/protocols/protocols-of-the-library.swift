// Protocols of Swift's library as the types of values.
struct Place: CustomStringConvertible, Hashable {
    let row: Int
    var description: String { "row \(row)" }
}
let one: any CustomStringConvertible = 3
let list: [CustomStringConvertible] = [1, "two", 3.5, Place(row: 4), [5], true]
for item in list { print(item.description, terminator: "; ") }
print()  // prints: 1; two; 3.5; row 4; [5]; true; 
print(list.map { "\($0)" }.joined(separator: ","), one)  // prints: 1,two,3.5,row 4,[5],true 3
func shown(_ item: CustomStringConvertible) -> String { "<" + item.description + ">" }
print(shown(CGFloat(1)), shown("a"), shown(Place(row: 2)))  // prints: <1.0> <a> <row 2>
func bare(_ item: some CustomStringConvertible) -> String { item.description }
print(bare(1), bare(Place(row: 1)))  // prints: 1 row 1
func opaque() -> some CustomStringConvertible { Place(row: 9) }
print(opaque().description)  // prints: row 9
if let place = list[3] as? Place { print(place.row) }  // prints: 4
var open: CustomStringConvertible? = nil
print(open?.description ?? "none")  // prints: none
open = Place(row: 7)
print(open?.description ?? "none")  // prints: row 7
let any: Any = 2.5
print((any as? CustomStringConvertible)?.description ?? "-", any is CustomStringConvertible)  // prints: 2.5 true
protocol Named: CustomStringConvertible { var name: String { get } }
extension Named {
    var description: String { "named " + name }
}
final class Label: Named { let name = "label" }
let named: Named = Label()
let described: [any CustomStringConvertible] = [named, Label(), 1]
print(described.map(\.description))  // prints: ["named label", "named label", "1"]
func same(_ a: some Equatable, _ b: any Hashable) -> String { "\(a) \(b)" }
print(same(1, "x"), same("y", Place(row: 3)))  // prints: 1 x y row 3
let keys: [any Hashable] = [1, "a"]
print(keys.count, keys[1] as? String ?? "-", keys.map { "\($0)" })  // prints: 2 a ["1", "a"]
let ordered: any Comparable = 3
print(ordered)  // prints: 3
