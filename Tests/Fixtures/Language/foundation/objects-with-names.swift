// Names that nothing else has, as objects.
let (one, other) = (NSUUID().uuidString, NSUUID().uuidString)
print(one.count, one != other)  // prints: 36 true
