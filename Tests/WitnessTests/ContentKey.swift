import Foundation

/// A short name for some content, equal for equal content: FNV-1a, 64 bits.
struct ContentKey {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    init() {}

    init(of text: String) { add(text.utf8) }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    mutating func add(contentsOf file: URL) throws {
        let data = try Data(contentsOf: file)
        data.withUnsafeBytes { add($0) }
    }

    var text: String { String(state, radix: 16) }
}
