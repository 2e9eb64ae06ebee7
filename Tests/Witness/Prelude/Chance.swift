/// The random numbers of a scenario, the same in every run: SplitMix64 from seed 0, written a second time
/// here so that the interpreter's are checked as well.
public struct Chance: RandomNumberGenerator {
    private var state: UInt64 = 0

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

extension Witness {
    /// What `random(in:)`, `shuffled()`, `randomElement()` and `arc4random_uniform` draw from.
    nonisolated(unsafe) public static var chance = Chance()

    /// A number from 0 up to a bound.
    public static func random(below bound: UInt32) -> UInt32 {
        bound == 0 ? 0 : UInt32.random(in: 0..<bound, using: &chance)
    }
}
