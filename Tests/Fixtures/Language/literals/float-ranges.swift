// Ranges of Float as values.
let half: ClosedRange<Float> = 0...0.5
let open: Range<Float> = 0.1..<0.7
let x: Float = 0.25
print(half, open, half.contains(x), open.contains(0.7))
// prints: 0.0...0.5 0.1..<0.7 true false
print(half.lowerBound + open.upperBound, half == 0...0.5, half ~= 0.6)
// prints: 0.7 true false
let chance = Float.random(in: 0...1)
print(chance >= 0 && chance <= 1, Float.random(in: 3...3), Float.random(in: open) < 0.7)
// prints: true 3.0 true
switch x {
case half: print("in half")
default: print("outside")
}
// prints: in half
switch x {
case 0..<0.2: print("small")
case 0.2...0.3: print("middle")
default: print("large")
}
// prints: middle
let set: Set<ClosedRange<Float>> = [half, 0...0.5, 0...1]
print(set.count, [half, 0...1].map { $0.upperBound })
// prints: 2 [0.5, 1.0]
