// Key paths that are put together.
struct Name { var first = "Ann"; var last = "Lee" }
struct Person { var name = Name(); let age = 3 }
class Box { var person = Person() }
let name = \Person.name
let last = name.appending(path: \.last)
var person = Person()
print(person[keyPath: last])  // prints: Lee
person[keyPath: last] = "Ray"
print(person.name.last, person[keyPath: last.appending(path: \.count)])  // prints: Ray 3
let box = Box()
let first = (\Box.person).appending(path: \Person.name).appending(path: \.first)
box[keyPath: first] += "a"
print(box.person.name.first)  // prints: Anna
let age = name.appending(path: \Name.first).appending(path: \.isEmpty)
print(person[keyPath: age])  // prints: false
