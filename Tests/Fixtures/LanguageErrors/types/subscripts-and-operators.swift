struct Grid { subscript(x: Int) -> Int { x } }
var grid = Grid()
grid[1] = 2  // error 3:1: 'subscript' cannot be assigned: it can only be read
print(grid[x: 1])  // error 4:12: 'subscript(_:)' has no label 'x:' here
print(Grid[1])  // error 5:7: 'Grid.Type' has no member 'subscript'
struct V { static prefix func - (v: V) -> V { v } }
print(V() - V())  // error 7:7: '-' does not work on 'V' and 'V'
print(2 ** 3)  // error 8:9: the operator '**' is not supported in scenarios
switch (true, false) {  // error 9:1: the switch does not cover every value
case (true, _): print(1)
case (_, true): print(2)
}
enum Mode { case on; init(_ b: Bool) { if b { self = .on } } }  // error 13:60: 'self' is used before it has a value
let s: Set = ["a": 1]  // error 14:14: a value of type 'Set<Element>' is needed here, and this is '[String: Int]'
