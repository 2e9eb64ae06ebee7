// An operator in front of a choice, where an optional is wanted: the hint is for what is in the optional.
let low: Int16? = ~(true ? Int16.max : (7 as Int16))
print(low ?? 0)  // prints: -32768
let negative: Int16? = -(true ? Int16.max : (7 as Int16))
print(negative ?? 0)  // prints: -32767
let bits: UInt8? = ~(true ? 1 : 2)
print(bits ?? 0)  // prints: 254
let half: Double? = -(false ? 1 : 0.5)
print(half ?? 0)  // prints: -0.5
