// What operators make of negative numbers.
let n = -9
print(n / 2, n % 2, n / -2, 9 % -2, n % -2)  // prints: -4 -1 4 1 -1
print(n >> 1, n >> 2, n << 1, n >> 100, n << 100)  // prints: -5 -3 -18 -1 0
print(n & 7, n | 4, n ^ 3, ~n)  // prints: 7 -9 -12 8
print(n - 4, 4 - n, -n, -(n - 1))  // prints: -13 13 9 10
var m = n
m >>= 1
print(m)  // prints: -5
m %= 3
print(m)  // prints: -2
m -= 5
print(m)  // prints: -7
let zero = 0.0
print(-zero, 1 / -zero, zero - 1.5)  // prints: -0.0 -inf -1.5
print(-0.0 == 0.0, abs(-7), (-7).magnitude, -7.5.rounded(), (-7.5).rounded(.down))  // prints: true 7 7 -8.0 -8.0
