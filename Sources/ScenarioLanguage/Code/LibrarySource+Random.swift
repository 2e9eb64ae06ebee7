extension LibrarySource {
    /// Chance from a generator of the author's: the same numbers as in Swift, for which it is written in the
    /// same way (random(in:using:), next(upperBound:), shuffle(using:)).
    static let randomNumberGenerator = LibrarySource(
        name: "RandomNumberGenerator", others: ["SystemRandomNumberGenerator"],
        text: generators + wholeNumbers + fractions + orders)

    private static let generators = """
        protocol RandomNumberGenerator {
            mutating func next() -> UInt64
        }

        struct SystemRandomNumberGenerator: RandomNumberGenerator {
            init() {}
            mutating func next() -> UInt64 { UInt64.random(in: 0 ... .max) }
        }

        extension RandomNumberGenerator {
            mutating func next(upperBound: UInt64) -> UInt64 { _next(below: upperBound, bits: 64) }
            mutating func next(upperBound: UInt) -> UInt { UInt(_next(below: UInt64(upperBound), bits: 64)) }
            mutating func next(upperBound: UInt32) -> UInt32 {
                UInt32(_next(below: UInt64(upperBound), bits: 32))
            }
            mutating func next(upperBound: UInt16) -> UInt16 {
                UInt16(_next(below: UInt64(upperBound), bits: 16))
            }
            mutating func next(upperBound: UInt8) -> UInt8 {
                UInt8(_next(below: UInt64(upperBound), bits: 8))
            }
            mutating func next() -> UInt { UInt(_bits()) }
            mutating func next() -> UInt32 { UInt32(truncatingIfNeeded: _bits()) }
            mutating func next() -> UInt16 { UInt16(truncatingIfNeeded: _bits()) }
            mutating func next() -> UInt8 { UInt8(truncatingIfNeeded: _bits()) }

            fileprivate mutating func _bits() -> UInt64 {
                let bits: UInt64 = next()
                return bits
            }

            fileprivate mutating func _next(below bound: UInt64, bits: Int) -> UInt64 {
                if bound == 0 { fatalError("Range requires lowerBound < upperBound") }
                // A number of few bits stands in the upper ones of 64, so that their products do.
                let unused = 64 - bits
                let mask = UInt64.max >> unused
                let limit = bound << unused
                var product = (_bits() & mask).multipliedFullWidth(by: limit)
                if product.low < limit {
                    let least = (((0 &- bound) & mask) % bound) << unused
                    while product.low < least { product = (_bits() & mask).multipliedFullWidth(by: limit) }
                }
                return product.high
            }

            fileprivate mutating func _next(
                from lower: UInt64, to upper: UInt64, isClosed: Bool, bits: Int
            ) -> UInt64 {
                let mask = UInt64.max >> (64 - bits)
                let distance = (upper &- lower) & mask
                if isClosed, distance == mask { return _bits() }
                return lower &+ _next(below: isClosed ? distance + 1 : distance, bits: bits)
            }
        }


        """

    private static let wholeNumbers = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
        .map { type in
            """
            extension \(type) {
                static func random<G: RandomNumberGenerator>(
                    in range: Range<\(type)>, using generator: inout G
                ) -> \(type) {
                    if range.isEmpty { fatalError("Can't get random value with an empty range") }
                    let lower = UInt64(truncatingIfNeeded: range.lowerBound)
                    let upper = UInt64(truncatingIfNeeded: range.upperBound)
                    return \(type)(
                        truncatingIfNeeded: generator._next(
                            from: lower, to: upper, isClosed: false, bits: bitWidth))
                }
                static func random<G: RandomNumberGenerator>(
                    in range: ClosedRange<\(type)>, using generator: inout G
                ) -> \(type) {
                    let lower = UInt64(truncatingIfNeeded: range.lowerBound)
                    let upper = UInt64(truncatingIfNeeded: range.upperBound)
                    return \(type)(
                        truncatingIfNeeded: generator._next(
                            from: lower, to: upper, isClosed: true, bits: bitWidth))
                }
            }


            """
        }.joined()

    private static let fractions = [("Double", 53, 64), ("CGFloat", 53, 64), ("Float", 24, 32)]
        .map { type, bits, width in
            """
            extension \(type) {
                static func random<G: RandomNumberGenerator>(
                    in range: Range<\(type)>, using generator: inout G
                ) -> \(type) {
                    if range.isEmpty { fatalError("Can't get random value with an empty range") }
                    let delta = range.upperBound - range.lowerBound
                    if !delta.isFinite { fatalError("There is no uniform distribution on an infinite range") }
                    let part = \(type)(generator._bits() & \(1 << bits - 1)) * (\(type).ulpOfOne / 2)
                    let number = delta * part + range.lowerBound
                    return number == range.upperBound ? random(in: range, using: &generator) : number
                }
                static func random<G: RandomNumberGenerator>(
                    in range: ClosedRange<\(type)>, using generator: inout G
                ) -> \(type) {
                    let delta = range.upperBound - range.lowerBound
                    if !delta.isFinite { fatalError("There is no uniform distribution on an infinite range") }
                    let bits = generator._next(below: \(1 << bits + 1), bits: \(width))
                    if bits == \(1 << bits) { return range.upperBound }
                    return delta * (\(type)(bits) * (\(type).ulpOfOne / 2)) + range.lowerBound
                }
            }


            """
        }.joined()

    private static let orders = """
        extension Bool {
            static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool {
                (generator._bits() >> 17) & 1 == 0
            }
        }

        extension Array {
            mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
                var amount = count
                var place = 0
                while amount > 1 {
                    let distance = Int.random(in: 0..<amount, using: &generator)
                    amount -= 1
                    swapAt(place, place + distance)
                    place += 1
                }
            }
        }

        extension Sequence {
            func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
                var elements = Array(self)
                elements.shuffle(using: &generator)
                return elements
            }
        }

        extension Collection {
            func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
                if isEmpty { return nil }
                return self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
            }
        }
        """
}
