/// A number that tells two values apart, nearly always: what a committed record keeps instead of the values.
/// The same on every machine. It guards against nobody; it only helps to say why something differs.
struct Fingerprint: Equatable, Sendable {
    /// The FNV-1a hash so far, of 64-bit pieces.
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    init(_ bytes: some Sequence<UInt8>) { add(bytes) }

    init(_ text: String) { add(text.utf8) }

    /// Sixteen hexadecimal digits; nil for anything else.
    init?(hexadecimal digits: some Collection<UInt8>) {
        guard digits.count == Self.digitCount else { return nil }
        value = 0
        for digit in digits {
            guard let number = digit.hexadecimalValue else { return nil }
            value = value << 4 | UInt64(number)
        }
    }

    private mutating func mix(_ piece: UInt64) {
        value = (value ^ piece) &* 0x0000_0100_0000_01B3
        value ^= value >> 29
    }

    mutating func add(_ number: some BinaryInteger) { mix(UInt64(truncatingIfNeeded: number)) }

    mutating func add(_ number: Double) { mix(number.bitPattern) }

    mutating func add(_ flag: Bool) { mix(flag ? 1 : 0) }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { mix(UInt64(byte)) }
        // So that "ab" and "c" are not "a" and "bc".
        mix(0x100)
    }

    /// How many digits are written.
    static let digitCount = 16

    /// Sixteen digits.
    var hexadecimal: String {
        var digits: [UInt8] = []
        write(into: &digits)
        return String(decoding: digits, as: UTF8.self)
    }

    /// Appends sixteen digits.
    func write(into bytes: inout [UInt8]) {
        var digits = SIMD16<UInt8>()
        for place in 0..<Self.digitCount {
            let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * place) & 15)
            digits[place] = digit + UInt8(ascii: digit < 10 ? "0" : "a") - (digit < 10 ? 0 : 10)
        }
        withUnsafeBytes(of: digits) { bytes += $0 }
    }
}

extension Fingerprint: Kept {
    func keep(in writer: inout KeptWriter) { writer.add(value) }

    init(_ reader: inout KeptReader) throws(KeptDamage) { value = try reader.number() }
}
