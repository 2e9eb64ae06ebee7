import Crypto
import Foundation

/// What tells bytes from all others (SHA-256): nobody can find two texts with the same digest, not even on
/// purpose. `Fingerprint` is shorter and guards against nobody.
package struct ContentDigest: Hashable, Sendable {
    /// As many as `size`.
    let bytes: [UInt8]

    private static let size = 32

    package init(of bytes: some ContiguousBytes) {
        var hash = SHA256()
        bytes.withUnsafeBytes { hash.update(bufferPointer: $0) }
        self.bytes = Array(hash.finalize())
    }

    /// Sixty-four hexadecimal digits; nil for anything else.
    package init?(hexadecimal digits: ArraySlice<UInt8>) {
        guard digits.count == 2 * Self.size else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.size)
        for place in stride(from: digits.startIndex, to: digits.endIndex, by: 2) {
            guard let high = digits[place].hexadecimalValue, let low = digits[place + 1].hexadecimalValue
            else { return nil }
            bytes.append(high << 4 | low)
        }
        self.bytes = bytes
    }

    /// Sixty-four digits.
    package var hexadecimal: String { Self.hexadecimal(bytes[...]) }

    /// Forty hexadecimal digits, as the name of a file.
    package var name: String { Self.hexadecimal(bytes.prefix(20)) }

    private static let digits = Array("0123456789abcdef".utf8)

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
        String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
            for (place, byte) in bytes.enumerated() {
                text[2 * place] = digits[Int(byte >> 4)]
                text[2 * place + 1] = digits[Int(byte & 15)]
            }
            return 2 * bytes.count
        }
    }
}

extension ContentDigest: Kept {
    func keep(in writer: inout KeptWriter) { writer.add(bytes: bytes) }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        bytes = Array(try reader.nextBytes())
        guard bytes.count == Self.size else { throw KeptDamage() }
    }
}
