class Even {
    let n: Int
    init?(_ n: Int) {
        if n % 2 != 0 { return nil }
        self.n = n
    }
}
print(Even(3) == nil, Even(4)?.n ?? 0, [1, 2, 4].compactMap { Even($0) }.count)  // prints: true 4 2
struct Percent { let value: Int; init?(value: Int) { guard (0...100).contains(value) else { return nil }; self.value = value } }
if let p = Percent(value: 40) { print(p.value) }  // prints: 40
print(Percent(value: 400) == nil)  // prints: true
