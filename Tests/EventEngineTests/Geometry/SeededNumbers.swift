import Foundation

/// Numbers that look random and are the same in every run, for properties that hold for any number.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number in `0 ..< 1`.
    mutating func unit() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 53)
    }

    mutating func number(in range: ClosedRange<Double>) -> CGFloat {
        CGFloat(range.lowerBound + (range.upperBound - range.lowerBound) * unit())
    }

    mutating func point(in range: ClosedRange<Double> = -500...500) -> CGPoint {
        CGPoint(x: number(in: range), y: number(in: range))
    }
}

extension SeededNumbers: RandomNumberGenerator {
    /// 64 bits: the upper halves of two numbers, since the lower bits of this sort repeat early.
    mutating func next() -> UInt64 {
        let upper = UInt64(unit() * 0x1p32)
        return upper << 32 | UInt64(unit() * 0x1p32)
    }
}
