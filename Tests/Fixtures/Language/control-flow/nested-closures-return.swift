func find(_ list: [[Int]], _ n: Int) -> (Int, Int)? {
    for (i, row) in list.enumerated() {
        for (j, x) in row.enumerated() where x == n { return (i, j) }
    }
    return nil
}
print(find([[1], [2, 3]], 3)!, find([], 1) == nil)  // prints: (1, 1) true
repeat { print("once") } while false  // prints: once
for i in stride(from: 10, through: 0, by: -5) { print(i) }
// prints: 10
// prints: 5
// prints: 0
for i in (0..<3).reversed() where i != 1 { print(i) }
// prints: 2
// prints: 0
for _ in 0..<0 { print("never") }
var i = 0
while i < 2 { i += 1 }
print(i)  // prints: 2
