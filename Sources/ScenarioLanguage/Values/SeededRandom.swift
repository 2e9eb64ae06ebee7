/// A small generator of random numbers (SplitMix64), the same sequence in every run.
package struct SeededRandom: Sendable {
    private var state: UInt64

    package init(seed: UInt64 = 0) { state = seed }

    /// The next 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to `bound`, without it.
    package mutating func next(below bound: UInt64) -> UInt64 {
        next().multipliedFullWidth(by: bound).high
    }

    /// The same for numbers of elements.
    package mutating func index(below bound: Int) -> Int { Int(next(below: UInt64(bound))) }

    /// A number from 0 up to 1, without it.
    package mutating func nextUnit() -> Double {
        Double(next() >> 11) / 9_007_199_254_740_992
    }

    /// The same elements in another order.
    package mutating func shuffled<T>(_ elements: [T]) -> [T] {
        var elements = elements
        for index in elements.indices.dropFirst().reversed() {
            elements.swapAt(index, self.index(below: index + 1))
        }
        return elements
    }
}
