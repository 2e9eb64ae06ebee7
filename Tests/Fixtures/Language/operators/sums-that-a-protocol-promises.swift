// A type that is AdditiveArithmetic has += and -= by its + and -.
struct Money: AdditiveArithmetic {
    var cents: Int
    static let zero = Money(cents: 0)
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
}
var money = Money.zero
money += Money(cents: 5)
money -= Money(cents: 2)
print(money.cents)  // prints: 3
struct Purse { var parts = ["a": Money(cents: 1)] }
var purse = Purse()
purse.parts["a", default: .zero] += money
purse.parts["b", default: .zero] -= Money(cents: 7)
print(purse.parts["a"]!.cents, purse.parts["b"]!.cents)  // prints: 4 -7
