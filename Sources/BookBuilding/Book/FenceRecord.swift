import Reporting

/// What a committed file remembers of each fence when it was last as it should be. From the chapters alone
/// one cannot tell why a fence is out of date: whether its scenario was edited, or its body, or whether the
/// engine changed. Four fingerprints can, which is the least that tells these cases apart.
///
/// One line a fence: the fingerprints of its code, its options, its trace and its body, then its name.
package struct FenceRecord: Equatable, Sendable {
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

        var words: String { [code, options, trace, body].map(\.hexadecimal).joined(separator: " ") }
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

    private var entries: [String: Entry] = [:]

    package init() {}

    /// Reads the file. It is ours, but anybody may have edited it: lines that are none say nothing.
    package init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let blank = UInt8(ascii: " ")
            let parts = line.split(separator: blank, maxSplits: 4, omittingEmptySubsequences: false)
            guard parts.count == 5 else { continue }
            let prints = parts[..<4].compactMap { Fingerprint(hexadecimal: $0) }
            guard prints.count == 4 else { continue }
            entries[String(decoding: parts[4], as: UTF8.self)] = Entry(
                code: prints[0], options: prints[1], trace: prints[2], body: prints[3])
        }
    }

    /// What is remembered of a fence by its name: `01-who-is-hit/tap-red log 1`.
    func entry(_ name: String) -> Entry? { entries[name] }

    /// The file for some fences, in their order.
    static func bytes(of memories: [Memory]) -> [UInt8] {
        let lines = memories.map { memory in memory.entry.map { "\($0.words) \(memory.name)\n" } ?? "" }
        return Array(lines.joined().utf8)
    }
}
