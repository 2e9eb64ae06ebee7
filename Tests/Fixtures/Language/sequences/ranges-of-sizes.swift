// Ranges and strides of whole numbers of a size can be walked like those of Int.
let bytes = UInt8(250)...UInt8(255)
print(Array(bytes), bytes.count, bytes.map { Int($0) * 2 }, bytes.reversed().first ?? 0)
print((Int16(-2)..<2).filter { $0 % 2 == 0 }, (UInt(1)...3).reduce(0, +), bytes.contains(251), bytes.isEmpty)
print(Array(stride(from: UInt8(0), to: 10, by: 4)), Array(stride(from: Int32(9), through: 0, by: -3)))
print(Array(stride(from: Float(0), to: 1, by: 0.25)), bytes.last ?? 0, (UInt32(3)..<3).isEmpty)
for (index, number) in (Int8(126)...127).enumerated() { print(index, number) }
let pairs = zip(UInt16(1)...2, ["a", "b"]).map { "\($0)\($1)" }
print(pairs, Int8(5).advanced(by: -7), UInt8(200).distance(to: 10), (UInt64(0)..<3).contains(.max))
// prints: [250, 251, 252, 253, 254, 255] 6 [500, 502, 504, 506, 508, 510] 255
// prints: [-2, 0] 6 true false
// prints: [0, 4, 8] [9, 6, 3, 0]
// prints: [0.0, 0.25, 0.5, 0.75] 255 true
// prints: 0 126
// prints: 1 127
// prints: ["1a", "2b"] -2 -190 false
