import Reporting

/// What a committed file remembers of each fence when it was last as it should be. From the chapters alone
/// one cannot tell why a fence is out of date: whether its scenario was edited, or its body, or whether the
/// engine changed. Four fingerprints can, which is the least that tells these cases apart.
///
/// One line a fence: the fingerprints of its code, its options, its trace and its body, then its name.
package struct FenceRecord: Sendable {
    /// Of one fence.
    struct Entry: Equatable, Sendable {
        /// The scenario's text, with what it extends, and the screen.
        var code: Fingerprint
        /// The info string.
        var options: Fingerprint
        /// All that happened.
        var trace: Fingerprint
        /// What the fence says.
        var body: Fingerprint

        /// All four, in the order of a line.
        var prints: [Fingerprint] { [code, options, trace, body] }
    }

    /// What is remembered of a fence by its name: `01-who-is-hit/tap-red log 1`; nil for nothing.
    struct Memory: Equatable, Sendable {
        var name: String
        var entry: Entry?
    }

    /// Its path inside the site.
    package static let path = ".tracebook-fences"
    /// A record with more bytes than this is not read.
    package static let mostBytes = 4 << 20

    /// By the name of the fence. Read when somebody first asks: only what is out of date does.
    private let entries: MadeOnce<[String: Entry]>

    package init() { self.init([]) }

    /// Reads the file. It is ours, but anybody may have edited it: lines that are none say nothing.
    package init(_ bytes: [UInt8]) {
        entries = MadeOnce { Self.entries(in: bytes) }
    }

    private static func entries(in bytes: [UInt8]) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            var rest = line
            guard let code = Self.takeFingerprint(&rest), let options = Self.takeFingerprint(&rest),
                let trace = Self.takeFingerprint(&rest), let body = Self.takeFingerprint(&rest)
            else { continue }
            entries[String(decoding: rest, as: UTF8.self)] = Entry(
                code: code, options: options, trace: trace, body: body)
        }
        return entries
    }

    private static let blank = UInt8(ascii: " ")

    /// Takes a fingerprint and the blank behind it from a line.
    private static func takeFingerprint(_ line: inout ArraySlice<UInt8>) -> Fingerprint? {
        let digits = line.prefix(Fingerprint.digitCount)
        line = line.dropFirst(Fingerprint.digitCount)
        return line.popFirst() == blank ? Fingerprint(hexadecimal: digits) : nil
    }

    /// What is remembered of a fence by its name: `01-who-is-hit/tap-red log 1`.
    func entry(_ name: String) -> Entry? { entries.value[name] }

    /// The file for some fences, in their order.
    static func bytes(of memories: [Memory]) -> [UInt8] {
        var bytes: [UInt8] = []
        for memory in memories {
            guard let entry = memory.entry else { continue }
            for print in entry.prints {
                print.write(into: &bytes)
                bytes.append(blank)
            }
            bytes += memory.name.utf8
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }
}
