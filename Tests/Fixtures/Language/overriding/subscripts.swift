// Subscripts are overridden as methods are.
class Row {
    var values = [1, 2, 3]
    subscript(place: Int) -> Int {
        get { values[place] }
        set { values[place] = newValue }
    }
    subscript(named name: String) -> String { "row \(name)" }
    final subscript(last offset: Int) -> Int { self[values.count - 1 - offset] }
}
class Doubled: Row {
    override subscript(place: Int) -> Int {
        get { super[place] * 2 }
        set { super[place] = newValue / 2 }
    }
    override subscript(named name: String) -> String { "doubled " + super[named: name] }
}
final class Loud: Doubled {
    override subscript(named name: String) -> String { super[named: name].uppercased() }
}
let row: Row = Loud()
row[1] = 40
row[0] += 3
print(row[1], row.values, row[named: "a"], row[last: 0], Row()[named: "b"], Row()[2])
// prints: 40 [2, 20, 3] DOUBLED ROW A 6 row b 3
protocol Named { subscript(named name: String) -> String { get } }
extension Row: Named {}
print(([Row(), Doubled(), Loud()] as [any Named]).map { $0[named: "c"] })
// prints: ["row c", "doubled row c", "DOUBLED ROW C"]
class Table<Value> {
    subscript(key: Value) -> Int { get { 1 } set { print("table takes", newValue) } }
}
class Numbers: Table<Int> {
    override subscript(key: Int) -> Int { get { super[key] + key } set { super[key] = newValue * 2 } }
}
let table: Table<Int> = Numbers()
table[4] = 5
// prints: table takes 10
print(table[4])  // prints: 5
