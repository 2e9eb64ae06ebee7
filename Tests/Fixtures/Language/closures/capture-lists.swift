class Owner {
    let name: String
    var action: (() -> Void)?
    init(_ name: String) { self.name = name }
    deinit { print("gone", name) }
    func arm() { action = { [weak self] in print(self?.name ?? "nobody") } }
    func unowned() -> () -> String { { [unowned self] in name } }
}
var owner: Owner? = Owner("a")
owner!.arm()
let action = owner!.action!
action()  // prints: a
print(owner!.unowned()())  // prints: a
owner = nil  // prints: gone a
action()  // prints: nobody
var n = 1
let frozen = { [n] in print("then", n) }
let live = { print("now", n) }
n = 2
frozen()  // prints: then 1
live()  // prints: now 2
let renamed = { [m = n * 10] in m }
print(renamed())  // prints: 20
class Tally {
    var count = 1
    func later() -> () -> Int { { [count] in count } }
}
let tally = Tally()
let counted = tally.later()
tally.count = 2
print(counted())  // prints: 1
