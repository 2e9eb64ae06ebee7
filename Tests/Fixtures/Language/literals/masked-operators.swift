// Operators that wrap around, alone and in assignments, and the bits of whole numbers.
let small: Int8 = 100
let five: Int8 = 5
print(small &<< 9, small &>> 9, small << 1, small >> -1, five << 9, five >> 9) // prints: -56 50 -56 -56 0 0
print(1 &<< 65, -8 &>> 1, 255 &>> 4) // prints: 2 -4 15
var total = Int.max
total &+= 2
print(total == .min + 1) // prints: true
total &-= 2
total &*= 2
print(total) // prints: -2
var byte: UInt8 = 200
byte &+= 100
byte &<<= 1
print(byte) // prints: 88
byte &>>= 3
byte &-= 20
byte &*= 3
print(byte) // prints: 229
print(12.nonzeroBitCount, 12.trailingZeroBitCount, 12.leadingZeroBitCount, 0.trailingZeroBitCount) // prints: 2 2 60 64
print(byte.nonzeroBitCount, byte.leadingZeroBitCount, byte.trailingZeroBitCount) // prints: 5 0 0
