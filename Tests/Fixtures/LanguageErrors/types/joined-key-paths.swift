struct Name { let first = "Ann" }
struct Person { var name = Name() }
let path = \Person.name
let other = path.appending(path: \Person.name)  // error 4:34: a value of type 'KeyPath<Name, Value>' is needed here, and this is 'WritableKeyPath<Person, Name>'
var person = Person()
person[keyPath: path.appending(path: \.first)] = "Lee"  // error 6:1: '[keyPath:]' cannot be assigned: the key path is read-only
