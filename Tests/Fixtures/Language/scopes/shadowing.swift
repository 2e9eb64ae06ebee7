// Inner names hide outer ones until their scope ends; a name is looked up where it stands.
let value = 1
func shadow(value: Int) -> Int {
    let doubled = value * 2
    if doubled > 2 {
        let value = 100
        return value + doubled
    }
    return value
}
print(shadow(value: 1), shadow(value: 5), value)  // prints: 1 110 1
do {
    let value = "inner"
    print(value)  // prints: inner
}
for value in [7] { print(value, terminator: " ") }
print(value)  // prints: 7 1
class Holder {
    var value = 10
    func sum(_ value: Int) -> Int { self.value + value }
    func own() -> Int { value }
    func closure() -> () -> Int {
        let value = 5
        return { value + self.value }
    }
}
let holder = Holder()
print(holder.sum(1), holder.own(), holder.closure()())  // prints: 11 10 15
func before() -> Int { after() + 1 }
func after() -> Int { value }
print(before())  // prints: 2
if let value = Optional("text"), let count = Optional(value.count) { print(value, count) }  // prints: text 4
let numbers = [1, 2, 3].map { value in value * 10 }
print(numbers)  // prints: [10, 20, 30]
