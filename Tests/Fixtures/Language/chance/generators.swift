// A generator of the author's gives the numbers that it gives in Swift.
struct Xor: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed == 0 ? 0x9E37_79B9_7F4A_7C15 : seed }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
var g = Xor(seed: 7)
print((0..<5).map { _ in g.next() })
print((0..<12).map { _ in Int.random(in: 0..<10, using: &g) })
print((0..<12).map { _ in Int.random(in: -5...5, using: &g) })
print((0..<12).map { _ in UInt8.random(in: 0...255, using: &g) })
print((0..<12).map { _ in UInt8.random(in: 3..<200, using: &g) })
print((0..<8).map { _ in Int8.random(in: -128...127, using: &g) })
print((0..<8).map { _ in Int16.random(in: -300 ..< 300, using: &g) })
print((0..<5).map { _ in UInt32.random(in: 0...UInt32.max, using: &g) })
print((0..<5).map { _ in UInt64.random(in: 5 ..< UInt64.max, using: &g) })
print((0..<5).map { _ in Int.random(in: Int.min...Int.max, using: &g) })
print((0..<5).map { _ in Double.random(in: 0..<1, using: &g) })
print((0..<5).map { _ in Double.random(in: -2...3, using: &g) })
print((0..<5).map { _ in CGFloat.random(in: 0...100, using: &g) })
print((0..<5).map { _ in Float.random(in: 0..<1, using: &g) })
print((0..<5).map { _ in Float.random(in: 1...9, using: &g) })
print((0..<9).map { _ in Bool.random(using: &g) })
print([1, 2, 3, 4, 5, 6, 7].shuffled(using: &g))
var letters = ["a", "b", "c", "d", "e"]
letters.shuffle(using: &g)
print(letters, letters.randomElement(using: &g) ?? "-")
print((1...9).shuffled(using: &g), (0..<50).randomElement(using: &g) ?? -1)
print([Int]().randomElement(using: &g) ?? -1, "hello".randomElement(using: &g) ?? "-")
print(g.next(upperBound: UInt64(6)), g.next(upperBound: UInt32(6)), g.next(upperBound: UInt(9)))
func roll<G: RandomNumberGenerator>(_ generator: inout G) -> Int { Int.random(in: 1...6, using: &generator) }
print(roll(&g), roll(&g))
var system = SystemRandomNumberGenerator()
print((1...6).contains(roll(&system)))
enum Side: CaseIterable { case left, right, top }
print(Side.allCases.randomElement(using: &g)!)
print(CGFloat.random(in: 0..<5, using: &g))
func pick(using generator: inout some RandomNumberGenerator) -> Int { (0..<3).randomElement(using: &generator)! }
print(pick(using: &g))
final class Dice { var source = Xor(seed: 3); func roll() -> Int { .random(in: 1...6, using: &source) } }
let dice = Dice()
print(dice.roll(), dice.roll(), dice.roll())
// prints: [7575888327, 8070950887952051652, 13931920357059763743, 8698583309276795107, 8474076621961470850]
// prints: [7, 2, 6, 8, 3, 9, 8, 6, 9, 4, 6, 2]
// prints: [5, 0, 2, 0, 4, 5, -3, 1, 3, 3, 4, 5]
// prints: [192, 81, 131, 64, 132, 135, 102, 54, 194, 249, 122, 150]
// prints: [17, 102, 148, 75, 53, 75, 67, 65, 51, 54, 148, 90]
// prints: [-64, -119, 56, 0, -84, 101, 81, 73]
// prints: [247, 224, -236, 205, 168, 145, 231, -160]
// prints: [1287176201, 4118975433, 1575503022, 916029351, 4134487192]
// prints: [13457564436154006545, 18013265066614415144, 18064835057345148886, 10842268880709979001, 15524453395980070509]
// prints: [-2107194524590470478, -3144855006592917465, 834670740492164775, 7250219614331417178, -5291432970091007298]
// prints: [0.20550374247079206, 0.32565944126016033, 0.1554371871480874, 0.26999139628121305, 0.3114163224491997]
// prints: [-1.9436058996189658, 2.7551003791577324, 0.802662432813106, -0.552463676312384, 1.2248530639750337]
// prints: [28.369525345258694, 88.70554908151894, 12.925779434670648, 65.56387172539542, 93.78022413263689]
// prints: [0.5854731, 0.13498032, 0.5822686, 0.42196757, 0.076085865]
// prints: [5.304983, 1.1809335, 2.3998098, 7.1364202, 8.388601]
// prints: [true, false, true, true, true, true, true, false, true]
// prints: [1, 4, 5, 6, 2, 7, 3]
// prints: ["d", "a", "e", "c", "b"] e
// prints: [5, 3, 9, 4, 8, 7, 2, 6, 1] 43
// prints: -1 e
// prints: 5 0 1
// prints: 4 1
// prints: true
// prints: left
// prints: 0.4715160081175407
// prints: 1
// prints: 1 2 5
