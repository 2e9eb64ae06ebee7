// A name that a condition declares hides one of the same block.
func sum(_ numbers: [Int]) -> Int {
    let first = numbers.first
    let last = numbers.last
    guard let first, let last else { return 0 }
    return first + last
}
print(sum([1, 2, 3]), sum([]))  // prints: 4 0

func half(_ number: Int?) -> Int {
    var kept = number
    kept? += 1
    let look = { kept.map { "\($0)" } ?? "none" }
    guard let kept = kept, kept > 3 else {
        print("else:", kept as Any, look())
        return 0
    }
    print("behind:", kept, look())
    return kept / 2
}
print(half(nil), half(2), half(8))
// prints: else: nil none
// prints: else: Optional(3) 3
// prints: behind: 9 9
// prints: 0 0 4

func steps(_ number: Int?) {
    guard let x = number, let x = Optional(x * 10) else { return print("nothing") }
    guard case let x? = Optional("\(x) points") else { return }
    if let x = x.first, let x = x.wholeNumberValue { print(x) }
    print(x)
}
steps(4)
// prints: 4
// prints: 40 points
steps(nil)  // prints: nothing

let answer: Int? = 42
guard let answer = answer else { fatalError() }
print(answer + 1)  // prints: 43
