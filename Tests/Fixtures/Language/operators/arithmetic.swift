// Precedence, assignment operators and remainders.
var n = 10
n += 5
n -= 3
n *= 4
n /= 5
print(n)  // prints: 9
n %= 4
print(n)  // prints: 1
print(2 + 3 * 4, (2 + 3) * 4, 20 - 5 - 3, 2 * 3 % 4)  // prints: 14 20 12 2
print(10 / 4 * 4, 10 * 4 / 4, 10.0 / 4 * 4)  // prints: 8 10 10.0
print(-n, +n, -(-n))  // prints: -1 1 1
var x = 1.5
x *= 2
x -= 0.25
x /= 0.5
print(x)  // prints: 5.5
print(5 & 3, 5 | 3, 5 ^ 3, 1 << 4, 256 >> 2, ~5)  // prints: 1 7 6 16 64 -6
print(Int.max &+ 1 == Int.min)  // prints: true
print((7.5).truncatingRemainder(dividingBy: 2))  // prints: 1.5
