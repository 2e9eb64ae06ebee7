// A part of a text is made, and loses letters at both ends.
var rest = "  key = value;"[...]
while rest.first == " " { rest.removeFirst() }
let key = rest.prefix { $0 != " " }
rest.removeFirst(key.count + 3)
print(key, rest)  // prints: key value;
rest.removeLast()
rest.append("!")
rest.append(contentsOf: "?!")
print(rest, rest.removeFirst(), rest.removeLast(), rest)  // prints: value!?! v ! alue!?
var part = Substring("abc")
part.removeLast(2)
print(part, Substring().isEmpty, [1, 2, 3][...].count)  // prints: a true 3
part.removeAll()
print(part.isEmpty)  // prints: true
