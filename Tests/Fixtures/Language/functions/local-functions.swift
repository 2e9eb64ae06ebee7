func outer(_ n: Int) -> Int {
    var calls = 0
    func twice(_ x: Int) -> Int {
        calls += 1
        return x * 2
    }
    func fourTimes(_ x: Int) -> Int { twice(twice(x)) }
    let result = fourTimes(n)
    return result + calls
}
print(outer(3))  // prints: 14
func fact(_ n: Int) -> Int {
    func go(_ n: Int, _ acc: Int) -> Int { n <= 1 ? acc : go(n - 1, acc * n) }
    return go(n, 1)
}
print(fact(5))  // prints: 120
