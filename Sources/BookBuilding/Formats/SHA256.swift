/// SHA-256 (FIPS 180-4): a number for a text that nobody can give another text on purpose. `Fingerprint` is
/// quicker and guards against nobody.
package struct SHA256 {
    private var state: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
        0x5BE0_CD19,
    ]
    /// The bytes since the last whole block.
    private var rest: [UInt8] = []
    private var count = 0

    private static let blockSize = 64

    package init() {}

    /// The 32 bytes for a text.
    package static func digest(of bytes: [UInt8]) -> [UInt8] {
        var hash = SHA256()
        hash.add(bytes)
        return hash.digest
    }

    /// Forty hexadecimal digits for a text, as the name of a file.
    package static func name(of bytes: [UInt8]) -> String {
        digest(of: bytes).prefix(20).map { byte in
            let digits = String(byte, radix: 16)
            return digits.utf8.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// Adds bytes to the text.
    package mutating func add(_ bytes: [UInt8]) {
        count += bytes.count
        let missing = rest.isEmpty ? 0 : min(bytes.count, Self.blockSize - rest.count)
        rest += bytes[..<missing]
        if rest.count == Self.blockSize {
            rest.withUnsafeBytes { mix($0) }
            rest = []
        }
        let whole = (bytes.count - missing) / Self.blockSize * Self.blockSize
        bytes.withUnsafeBytes { mix(UnsafeRawBufferPointer(rebasing: $0[missing..<missing + whole])) }
        rest += bytes[(missing + whole)...]
    }

    /// The 32 bytes for the text so far.
    package var digest: [UInt8] {
        var end = self
        var padding: [UInt8] = [0x80]
        while (rest.count + padding.count) % Self.blockSize != Self.blockSize - 8 { padding.append(0) }
        let bits = UInt64(count) * 8
        end.add(padding + (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) })
        return end.state.flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) }
        }
    }

    /// - Parameter blocks: whole ones.
    private mutating func mix(_ blocks: UnsafeRawBufferPointer) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.blockSize) { words in
            Self.constants.withUnsafeBufferPointer { constants in
                for start in stride(from: 0, to: blocks.count, by: Self.blockSize) {
                    for index in 0..<16 {
                        let word = blocks.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self)
                        words[index] = UInt32(bigEndian: word)
                    }
                    mix(words, constants)
                }
            }
        }
    }

    /// - Parameter words: of which the first 16 are those of a block.
    private mutating func mix(
        _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
    ) {
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let small = SHA256.turned(early, 7) ^ SHA256.turned(early, 18) ^ early >> 3
            let large = SHA256.turned(late, 17) ^ SHA256.turned(late, 19) ^ late >> 10
            words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let sumE = SHA256.turned(e, 6) ^ SHA256.turned(e, 11) ^ SHA256.turned(e, 25)
            let choice = (e & f) ^ (~e & g)
            let first = h &+ sumE &+ choice &+ constants[index] &+ words[index]
            let sumA = SHA256.turned(a, 2) ^ SHA256.turned(a, 13) ^ SHA256.turned(a, 22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ sumA &+ majority)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word &>> count | word &<< (32 - count)
    }

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = {
        var primes: [UInt64] = []
        var candidate: UInt64 = 2
        while primes.count < 64 {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes.map(SHA256.fractionOfCubeRoot)
    }()

    /// The largest number whose cube is at most `prime` times 2 to the 96th, without its whole part.
    private static func fractionOfCubeRoot(_ prime: UInt64) -> UInt32 {
        let limit = UInt128(prime) << 96
        var root: UInt128 = 0
        for bit in stride(from: 34, through: 0, by: -1) {
            let next = root | 1 << UInt128(bit)
            if next * next * next <= limit { root = next }
        }
        return UInt32(truncatingIfNeeded: root)
    }
}
