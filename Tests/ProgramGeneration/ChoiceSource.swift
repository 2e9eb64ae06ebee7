/// Where a grammar's decisions come from: a string of bytes, so that a fuzzer can change them one by one. The
/// same bytes make the same program.
package struct ChoiceSource {
    private let bytes: [UInt8]
    private var place = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Bytes that a number stands for, as many as a program needs.
    package init(seed: UInt64, count: Int = 1_500) {
        var state = seed
        bytes = (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
    }

    /// Whether all bytes are used up; choices are then the first ones.
    package var isOver: Bool { place >= bytes.count }

    /// A number from 0 up to `count`, without it.
    package mutating func number(below count: Int) -> Int {
        guard count > 1 else { return 0 }
        var number = 0
        for _ in 0..<(count > 256 ? 2 : 1) where !isOver {
            number = number << 8 | Int(bytes[place])
            place += 1
        }
        return number % count
    }

    /// One of the elements.
    ///
    /// - Precondition: there is one.
    package mutating func one<Element>(of elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }

    /// True once in `count` times.
    package mutating func once(in count: Int) -> Bool { number(below: count) == count - 1 }
}
