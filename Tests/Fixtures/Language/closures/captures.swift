// Closures keep variables, not values, unless a capture list says so.
var n = 1
let show = { print("n is", n) }
let keep = { [n] in print("n was", n) }
n = 2
show()  // prints: n is 2
keep()  // prints: n was 1
func counter() -> () -> Int {
    var count = 0
    return {
        count += 1
        return count
    }
}
let one = counter()
let two = counter()
print(one(), one(), two())  // prints: 1 2 1
var makers: [() -> Int] = []
for i in 0..<3 { makers.append { i * i } }
print(makers.map { $0() })  // prints: [0, 1, 4]
class Owner {
    var name = "owner"
    var action: (() -> Void)?
    func prepare() {
        action = { [weak self] in
            guard let self else {
                print("no owner")
                return
            }
            print(self.name)
        }
    }
    func prepareUnowned() -> () -> String { { [unowned self] in self.name } }
    deinit { print("owner gone") }
}
var owner: Owner? = Owner()
owner?.prepare()
let action = owner?.action
action?()  // prints: owner
print(owner!.prepareUnowned()())  // prints: owner
owner = nil  // prints: owner gone
action?()  // prints: no owner
let total = [1, 2, 3].reduce(into: 0) { sum, x in sum += x }
print(total)  // prints: 6
let add: (Int, Int) -> Int = { $0 + $1 }
let greet = { (name: String, loud: Bool) -> String in
    let text = "hello " + name
    return loud ? text + "!" : text
}
print(add(2, 3), greet("Ann", true))  // prints: 5 hello Ann!
func perform(_ times: Int, _ body: (Int) -> Void, then end: () -> Void) {
    for i in 0..<times { body(i) }
    end()
}
perform(2) { print("step", $0) } then: { print("done") }
// prints: step 0
// prints: step 1
// prints: done
