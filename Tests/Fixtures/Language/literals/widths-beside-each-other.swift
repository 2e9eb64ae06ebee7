// Whole numbers of one width are made of others, and compared with them.
import Foundation
let short: Int16 = 300
print(Int8(clamping: short), Int8(exactly: short) as Any, UInt8(truncatingIfNeeded: short)) // prints: 127 nil 44
print(UInt(exactly: -1) as Any, Int32(clamping: Int.max), UInt8(clamping: Int8(-3))) // prints: nil 2147483647 0
print(Int8(bitPattern: 0b10000000), UInt16(bitPattern: -1), Int(bitPattern: UInt(3))) // prints: -128 65535 3
print(UInt32(bitPattern: Int32(-2)), Int64(bitPattern: UInt64(9)), Int16(truncatingIfNeeded: 70_000)) // prints: 4294967294 9 4464
let byte: UInt8 = 200
let number = 200
print(number == byte, number < byte, byte > 100, number != byte, short >= byte) // prints: true false true false true
print(Int8(-1) < UInt8(200), UInt8(200) <= Int8(-1), [1, 2].map { $0 > UInt8(1) }) // prints: true false [false, true]
print(number.addingReportingOverflow(12), Int.max.addingReportingOverflow(1).overflow) // prints: (partialValue: 212, overflow: false) true
print(Int8(100).multipliedReportingOverflow(by: 2).partialValue) // prints: -56
print(byte.subtractingReportingOverflow(201).overflow) // prints: true
let none: UInt8 = 0
print(byte.dividedReportingOverflow(by: none)) // prints: (partialValue: 200, overflow: true)
print(byte.remainderReportingOverflow(dividingBy: 7)) // prints: (partialValue: 4, overflow: false)
print(byte.quotientAndRemainder(dividingBy: 7)) // prints: (quotient: 28, remainder: 4)
let narrow: UInt8 = numericCast(number)
print(narrow, Int32(-5).magnitude, Int8.min.magnitude) // prints: 200 5 128
print(UInt16(0x1234).byteSwapped, UInt16(1).bigEndian, Int64(5).littleEndian) // prints: 13330 256 5
print(UInt16(bigEndian: 0x0100), UInt16(littleEndian: 7)) // prints: 1 7
print(Bool(exactly: 1 as NSNumber) as Any, Bool(exactly: 2 as NSNumber) as Any) // prints: Optional(true) nil
print(Bool(truncating: 0 as NSNumber), Bool(truncating: 3 as NSNumber)) // prints: false true
print(4.squareRoot(), 1.5.rounded()) // prints: 2.0 2.0
