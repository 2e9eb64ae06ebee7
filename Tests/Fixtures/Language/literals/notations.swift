// How numbers may be written.
print(0o17, 0o777, 0x1F, 0xff, 0b1011, 1_000_000, 0xf_f, 007)  // prints: 15 511 31 255 11 1000000 255 7
print(1e3, 1.5e-3, 2E2, 1_0.2_5, 0x1p4, 0x1.8p1, 12.50)  // prints: 1000.0 0.0015 200.0 10.25 16.0 3.0 12.5
let whole = 7 / 2
let part = 7 / 2.0
let typed: Double = 7 / 2
let wide: CGFloat = 0x10 / 0o20
print(whole, part, typed, wide)  // prints: 3 3.5 3.5 1.0
let float: Float = 0b11
print(float / 2, -0o10, +0x0a)  // prints: 1.5 -8 10
print([0o10, 0x10, 0b10], [0o10, 0.5])  // prints: [8, 16, 2] [8.0, 0.5]
let octal = 0o52
print(octal == 42, octal is Int, 42.0 as Any is Double)  // prints: true true true
