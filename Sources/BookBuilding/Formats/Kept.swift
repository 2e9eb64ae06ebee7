import Reporting

/// A value that can be written as bytes, to be read again by the same tool.
protocol Kept {
    func keep(in writer: inout KeptWriter)

    /// - Throws: when the bytes are not what `keep` writes.
    init(_ reader: inout KeptReader) throws(KeptDamage)
}

/// Why bytes cannot be read again: they are not what was written.
struct KeptDamage: Error {}

/// Writes values as bytes: numbers in eight bytes, the lowest first, and before whatever has a length the
/// length.
struct KeptWriter {
    private(set) var bytes: [UInt8] = []
    /// The file that places are written of.
    let file: SourceFile
    /// Whether a place of another file was to be written, which cannot be read again.
    private(set) var hasForeignPlace = false

    init(_ file: SourceFile) { self.file = file }

    mutating func add(_ value: some Kept) { value.keep(in: &self) }

    mutating func add(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }

    mutating func add(bytes more: some Collection<UInt8>) {
        add(UInt64(more.count))
        bytes += more
    }

    mutating func add(_ span: SourceSpan) {
        hasForeignPlace = hasForeignPlace || span.file !== file
        add(span.range)
    }
}

/// Reads what a `KeptWriter` wrote. Whatever the bytes are, it ends, and takes no more memory than they do.
struct KeptReader {
    private let bytes: [UInt8]
    /// Where they end for this reader.
    private let end: Int
    private var at = 0
    /// The file that places are read of.
    let file: SourceFile
    /// How many values lie around the next one that can hold others of their own type.
    private var depth = 0
    private static let mostDepth = 16

    /// - Parameter tail: so many bytes at the end are not read.
    init(_ bytes: [UInt8], besides tail: Int = 0, _ file: SourceFile) {
        self.bytes = bytes
        end = max(0, bytes.count - tail)
        self.file = file
    }

    /// Whether everything was read.
    var isAtEnd: Bool { at == end }

    mutating func next<Value: Kept>() throws(KeptDamage) -> Value { try Value(&self) }

    mutating func number() throws(KeptDamage) -> UInt64 {
        guard end - at >= 8 else { throw KeptDamage() }
        defer { at += 8 }
        return bytes.withUnsafeBytes {
            UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        }
    }

    /// A number of things to follow, each of which takes a byte at least.
    mutating func count() throws(KeptDamage) -> Int {
        let count = try number()
        guard count <= UInt64(end - at) else { throw KeptDamage() }
        return Int(count)
    }

    mutating func nextBytes() throws(KeptDamage) -> ArraySlice<UInt8> {
        let count = try count()
        defer { at += count }
        return bytes[at..<at + count]
    }

    mutating func text() throws(KeptDamage) -> String {
        let count = try count()
        defer { at += count }
        let text = bytes.withUnsafeBufferPointer { bytes -> String? in
            let text = UnsafeBufferPointer(rebasing: bytes[at..<at + count])
            // Most texts are in ASCII, where nothing can be wrong.
            return text.allSatisfy { $0 < 0x80 }
                ? String(decoding: text, as: UTF8.self) : String(validating: text, as: UTF8.self)
        }
        guard let text else { throw KeptDamage() }
        return text
    }

    /// Reads the parts of a value that can hold others of its own type.
    ///
    /// - Throws: when too many lie in each other.
    mutating func inside<Value>(
        _ read: (inout KeptReader) throws(KeptDamage) -> Value
    ) throws(KeptDamage) -> Value {
        guard depth < Self.mostDepth else { throw KeptDamage() }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    mutating func span() throws(KeptDamage) -> SourceSpan {
        let range: Range<Int> = try next()
        guard range.lowerBound >= 0, range.upperBound <= file.count else { throw KeptDamage() }
        return SourceSpan(file: file, range: range)
    }
}
