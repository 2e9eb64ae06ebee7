// Compound operators of the scenario's: for optionals, and several for one type.
infix operator ??=: AssignmentPrecedence
func ??= <T>(place: inout T?, other: @autoclosure () -> T?) {
    if place == nil { place = other() }
}
var name: String?
name ??= nil
name ??= "ann"
name ??= "bob"
print(name ?? "-")  // prints: ann
struct Bag {
    var items: [String] = []
    static func += (bag: inout Bag, item: String) { bag.items.append(item) }
    static func += (bag: inout Bag, items: [String]) { bag.items += items }
    static func += (bag: inout Bag, other: Bag) { bag.items += other.items }
}
var bag = Bag()
bag += "a"
bag += ["b", "c"]
bag += bag
print(bag.items)  // prints: ["a", "b", "c", "a", "b", "c"]
final class Holder { var limit: Int? }
let holder: Holder? = Holder()
holder?.limit ??= 3
print(holder?.limit ?? 0)  // prints: 3
infix operator ?!: NilCoalescingPrecedence
func ?! <T>(value: T?, reason: @autoclosure () -> String) -> T? {
    if value == nil { print(reason()) }
    return value
}
let found = name ?! "no name" + "!"
print(found ?? "-", (Int("x") ?! "no number") == nil)  // prints: no number
// prints: ann true
