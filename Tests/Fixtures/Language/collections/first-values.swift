// Calls whose first value says little of its type.
let numbers = [7, 3, 9]
let best: Int? = numbers.reduce((distance: Double.infinity, number: nil)) { closest, number in
    let distance = abs(Double(number) - 4)
    if distance < closest.distance {
        return (distance, number)
    }
    return closest
}.number
print(best ?? -1)  // prints: 3
func largest(of numbers: [Int]) -> Int? {
    numbers.reduce((0.5, nil)) { last, number in
        Double(number) > last.0 ? (Double(number), number) : last
    }.1
}
print(largest(of: numbers) as Any)  // prints: Optional(9)
let last: Int? = numbers.reduce(nil) { _, number in number }
print(last as Any)  // prints: Optional(9)
print([3.5, 2].reduce(9, min), [3.5, 2].reduce(1, max))  // prints: 2.0 3.5
print([3, 2].reduce(9, min))  // prints: 2
