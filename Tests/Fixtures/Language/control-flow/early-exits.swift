func search(_ rows: [[Int]], for x: Int) -> String {
    rows: for (r, row) in rows.enumerated() {
        guard !row.isEmpty else { continue }
        for (c, value) in row.enumerated() {
            if value > 90 { break rows }
            guard value == x else { continue }
            return "\(r),\(c)"
        }
    }
    return "none"
}
print(search([[], [1, 2], [3]], for: 3), search([[1], [99, 5]], for: 5))  // prints: 2,0 none
var n = 27, steps = 0
repeat { n = n % 2 == 0 ? n / 2 : 3 * n + 1; steps += 1 } while n != 1
print(steps)  // prints: 111
for i in stride(from: 1.0, through: 2, by: 0.5) where i != 1.5 { print(i, terminator: " ") }
print("end")  // prints: 1.0 2.0 end
