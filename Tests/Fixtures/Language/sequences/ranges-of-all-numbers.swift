// A range is not laid out: it may have more numbers than a collection.
for x in UInt64.min...UInt64.max { if x > 2 { break }; print(x) }
// prints: 0
// prints: 1
// prints: 2
for x in 18_446_744_073_709_551_613...UInt64.max { print(x) }
// prints: 18446744073709551613
// prints: 18446744073709551614
// prints: 18446744073709551615
let all = UInt64.min...UInt64.max
print(all.first!, all.last!, all.contains(5), all.lowerBound, all.upperBound, all.isEmpty)
// prints: 0 18446744073709551615 true 0 18446744073709551615 false
print(all.first { $0 > 4 }!, all.contains { $0 > 4 }, all.allSatisfy { $0 < 3 }, all.starts(with: [0, 1]))
// prints: 5 true false true
let whole = Int.min...Int.max
print(whole.first!, whole.last!, whole.contains(0))  // prints: -9223372036854775808 9223372036854775807 true
print((Int8.min...Int8.max).count, (Int8.min...Int8.max).reversed().first!)  // prints: 256 127
print((Int8.min...Int8.max).min()!, (5..<5).max() == nil)  // prints: -128 true
print(all.lazy.map { $0 * 2 }.first!, all.lazy.filter { $0 > 3 }.first!)  // prints: 0 4
for x in all.reversed() { if x < .max - 1 { break }; print(x) }
// prints: 18446744073709551615
// prints: 18446744073709551614
for (number, x) in all.enumerated() { if number > 1 { break }; print(number, x) }
// prints: 0 0
// prints: 1 1
for (x, letter) in zip(all, ["a", "b"]) { print(x, letter) }
// prints: 0 a
// prints: 1 b
let long = 0..<1_000_000_000
print(long.count, long.first!, long.last!, long.prefix(2).map { $0 }, long.suffix(1).map { $0 })
// prints: 1000000000 0 999999999 [0, 1] [999999999]
for x in long.dropFirst(3).reversed() { print(x); break }  // prints: 999999999
print(long.prefix { $0 < 3 }.count, long.contains(long.randomElement()!))  // prints: 3 true
