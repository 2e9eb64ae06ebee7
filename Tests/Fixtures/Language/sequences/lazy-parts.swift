// The parts of a lazy sequence ask their closures while they are walked.
let numbers = [1, 3, 5, 8, 9, 2]
func isOdd(_ number: Int) -> Bool {
    print("ask", number)
    return number % 2 == 1
}
let odd = numbers.lazy.prefix(while: isOdd)
print("nothing yet")
for number in odd {
    print(number)
    if number == 3 { break }
}
for number in numbers.lazy.drop(while: { $0 < 6 }).map({ $0 * 2 }) { print(number) }
for number in numbers.lazy.filter({ $0 > 1 }).prefix(while: { $0 < 8 }) { print(number) }
// prints: nothing yet
// prints: ask 1
// prints: 1
// prints: ask 3
// prints: 3
// prints: 16
// prints: 18
// prints: 4
// prints: 3
// prints: 5
