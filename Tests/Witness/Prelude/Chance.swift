/// The random numbers of a scenario, the same in every run: SplitMix64 from seed 0. Written a second time
/// here, so that the interpreter's are checked as well; Swift's own `random(in:)` may draw otherwise in its
/// next version.
struct Chance {
    private var state: UInt64 = 0

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// From 0 up to `bound`, without it: the upper half of a product.
    mutating func next(below bound: UInt64) -> UInt64 {
        next().multipliedFullWidth(by: bound).high
    }

    /// From 0 up to 1, without it, in 53 bits.
    mutating func nextUnit() -> Double {
        Double(next() >> 11) * 0x1p-53
    }

    nonisolated(unsafe) static var shared = Chance()
}

extension FixedWidthInteger {
    public static func seededRandom(in range: Range<Self>) -> Self {
        seededRandom(in: range.lowerBound...range.upperBound - 1)
    }

    public static func seededRandom(in range: ClosedRange<Self>) -> Self {
        let (lower, upper) = (range.lowerBound, range.upperBound)
        let width = UInt64(truncatingIfNeeded: upper) &- UInt64(truncatingIfNeeded: lower) &+ 1
        let number = width == 0 ? Chance.shared.next() : Chance.shared.next(below: width)
        return lower &+ Self(truncatingIfNeeded: number)
    }
}

extension BinaryFloatingPoint {
    public static func seededRandom(in range: Range<Self>) -> Self {
        seededRandom(in: range.lowerBound...range.upperBound)
    }

    public static func seededRandom(in range: ClosedRange<Self>) -> Self {
        let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
        return Self(lower + (upper - lower) * Chance.shared.nextUnit())
    }
}

extension Bool {
    public static func seededRandom() -> Bool { Chance.shared.next() >> 63 == 1 }
}

extension Sequence {
    /// From the last place down, each element changes places with one of those before it, or itself.
    public func seededShuffled() -> [Element] {
        var elements = Array(self)
        var place = elements.count
        while place > 1 {
            elements.swapAt(place - 1, Int(Chance.shared.next(below: UInt64(place))))
            place -= 1
        }
        return elements
    }
}

extension Array {
    public mutating func seededShuffle() { self = seededShuffled() }
}

extension Collection {
    public func seededRandomElement() -> Element? {
        isEmpty ? nil : Array(self)[Int(Chance.shared.next(below: UInt64(count)))]
    }
}

extension Witness {
    /// What `arc4random_uniform` answers.
    public static func random(below bound: UInt32) -> UInt32 {
        bound < 2 ? 0 : UInt32(Chance.shared.next(below: UInt64(bound)))
    }

    /// What `arc4random` answers.
    public static func random() -> UInt32 { UInt32(Chance.shared.next() >> 32) }

    /// What `drand48` answers.
    public static func randomUnit() -> Double { Chance.shared.nextUnit() }
}
