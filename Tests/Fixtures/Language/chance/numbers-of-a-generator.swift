// A generator gives numbers of each width without a sign.
struct Steps: RandomNumberGenerator {
    var number: UInt64 = 0
    mutating func next() -> UInt64 {
        number &+= 0x1234_5678_9abc_def1
        return number
    }
}
var steps = Steps()
let word: UInt32 = steps.next()
let byte: UInt8 = steps.next()
let machine: UInt = steps.next()
let own: UInt64 = steps.next()
print(word, byte, machine, own)  // prints: 2596069105 226 3935305402391370963 5247073869855161284
print(steps.next(upperBound: 10 as UInt), steps.next(upperBound: 10 as UInt8))  // prints: 3 6
print(steps.next(upperBound: 1000 as UInt16), steps.next(upperBound: 100_000 as UInt32))  // prints: 96 83555
print(steps.next(upperBound: 7 as UInt64))  // prints: 4
let short = steps.next() as UInt16
print(short)  // prints: 46442
print(type(of: steps.next(upperBound: 5 as UInt8)), type(of: steps.next()))  // prints: UInt8 UInt64
func roll<G: RandomNumberGenerator>(_ generator: inout G) -> UInt8 { generator.next(upperBound: 6 as UInt8) + 1 }
print(roll(&steps), roll(&steps), roll(&steps))  // prints: 2 2 1
func coin<G: RandomNumberGenerator>(_ generator: inout G) -> UInt16 { generator.next() }
print(coin(&steps))  // prints: 61200
var system = SystemRandomNumberGenerator()
let zero: UInt8 = system.next(upperBound: 1)
print(zero)  // prints: 0
