// Literals are numbers by themselves, although a type of the scenario is made of literals and has operators.
struct Money: ExpressibleByIntegerLiteral, CustomStringConvertible {
    var cents: Int
    init(integerLiteral value: Int) { cents = value }
    static func + (a: Money, b: Money) -> Money { Money(integerLiteral: a.cents + b.cents) }
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    static func == (a: Money, b: Money) -> Bool { false }
    static prefix func - (a: Money) -> Money { Money(integerLiteral: -a.cents - 100) }
    var description: String { "$\(cents)" }
}
print("\(1 + 1)", 1 + 2, 1 < 2, 1 == 1, -3)  // prints: 2 3 true true -3
let sum: Money = 1 + 1
let more = 1 + 2 + sum
print(sum, more, sum + 3, 4 + sum, [1 + 1, 2], type(of: 1 + 1), -sum)
// prints: $2 $5 $5 $6 [2, 2] Int $-102
func shown(_ money: Money) -> String { "\(money)" }
print(shown(1 + 2), shown(-1), (5 + 5) < sum)  // prints: $3 $-1 false
let maybe: Money? = 2 + 2
print(maybe as Any)  // prints: Optional($4)
