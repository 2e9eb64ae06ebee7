// What numbers of a width do not do.
let byte: UInt8 = 6
let signed: Int8 = -3
let unsigned: UInt16 = -1
let large: UInt8 = 256
print(byte + signed)
print(-byte)
print(byte + 1.5)
let wide: Int = byte
extension Sequence { func second() -> Element { self[1] } }
extension Sequence { func half() -> Bool { isEmpty } }
let none = 9_223_372_036_854_775_808
let little = -9_223_372_036_854_775_809
let most: UInt64 = 0x1_0000_0000_0000_0000
let least: Int8 = -129
// error 4:24: -1 does not fit into 'UInt16'
// error 5:20: 256 does not fit into 'UInt8'
// error 6:7: '+' does not work on 'UInt8' and 'Int8'
// error 7:7: '-' does not work on 'UInt8'
// error 8:7: '+' does not work on 'UInt8' and 'Double'
// error 9:17: a value of type 'Int' is needed here, and this is 'UInt8'
// error 10:49: 'Sequence' has no member 'subscript'
// error 11:44: there is no 'isEmpty' here
// error 12:12: 9223372036854775808 does not fit into 'Int'
// error 13:15: 9223372036854775809 does not fit into 'Int'
// error 14:20: 0x10000000000000000 does not fit into 'UInt64'
// error 15:20: 129 does not fit into 'Int8'
