import Reporting

/// Where results are kept from one run of the tool to the next. Nothing of what it gives is believed before
/// it is looked at.
package protocol BuildStore: Sendable {
    /// What tells this tool from every other one that uses the same store.
    var tool: [UInt8] { get }

    /// The bytes that were kept under a name; nil when there are none.
    func bytes(of name: String) -> [UInt8]?

    /// Keeps bytes under a name, in the place of others. Where that is not possible nothing is kept.
    func keep(_ bytes: [UInt8], as name: String)
}

/// Entries end with a sum, which tells whether they were damaged.
extension BuildStore {
    /// Keeps what was written under a name.
    func keep(_ writer: KeptWriter, as name: String) {
        keep(writer.bytes + Self.sum(of: writer.bytes[...]), as: name)
    }

    /// Reads what was kept under a name; nil when there is nothing, or something else than was kept.
    func reader(of name: String, _ file: SourceFile) -> KeptReader? {
        guard let bytes = bytes(of: name), bytes.count >= Self.sumSize,
            Array(bytes.suffix(Self.sumSize)) == Self.sum(of: bytes.dropLast(Self.sumSize))
        else { return nil }
        return KeptReader(bytes, besides: Self.sumSize, file)
    }

    private static var sumSize: Int { 8 }

    /// The FNV-1a hash of pieces of eight bytes, four of them side by side: each waits for the piece before.
    private static func sum(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        var sum = Fingerprint()
        sum.add(bytes.count)
        bytes.withUnsafeBytes { buffer in
            var (one, two, three, four) = (sum, Fingerprint(), Fingerprint(), Fingerprint())
            func piece(_ start: Int) -> UInt64 {
                UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: start, as: UInt64.self))
            }
            let whole = buffer.count / 32 * 32
            for start in stride(from: 0, to: whole, by: 32) {
                one.add(piece(start))
                two.add(piece(start + 8))
                three.add(piece(start + 16))
                four.add(piece(start + 24))
            }
            for part in [one, two, three, four] { sum.add(part.value) }
            for byte in buffer[whole...] { sum.add(byte) }
        }
        return withUnsafeBytes(of: sum.value.littleEndian) { Array($0) }
    }
}
