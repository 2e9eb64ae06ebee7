/// The words of texts that are names of library sources. Each text is read once, as bytes: every scenario is
/// asked.
struct LibraryWords {
    /// The names that are in a text.
    private(set) var named: Set<String> = []
    /// Those that it only extends, and that may be extended without their source.
    private(set) var extended: Set<String> = []
    /// Those that a text declares itself.
    private(set) var declared: Set<String> = []

    private static let names = Set(LibrarySource.all.flatMap(\.allNames))
    /// The bytes with which they begin: most words begin with another.
    private static let beginnings = Set(names.compactMap(\.utf8.first))
    private static let shortest = names.map(\.utf8.count).min() ?? 0
    private static let declaring: Set<String> = [
        "class", "enum", "struct", "protocol", "typealias", "actor", "func",
    ]
    private static let continuations = LibrarySource.all.reduce(into: [String: String]()) {
        $0.merge($1.continuations) { first, _ in first }
    }
    private static let labelsOfText = Set(LibrarySource.all.flatMap(\.labelsOfText))
    private static let called = Set(LibrarySource.all.flatMap(\.calledMembers))
    private static let extensible = LibrarySource.all.reduce(into: Set<String>()) {
        $0.formUnion($1.extensible)
    }

    init(_ texts: [String]) {
        for text in texts {
            var text = text
            text.withUTF8 { read($0) }
        }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var end = 0
        while let start = bytes[end...].firstIndex(where: Self.isInWord) {
            let last = end
            end = bytes[start...].firstIndex { !Self.isInWord($0) } ?? bytes.count
            guard end - start >= Self.shortest, Self.beginnings.contains(bytes[start]) else { continue }
            let word = Self.text(bytes[start..<end])
            guard Self.names.contains(word) else { continue }
            // `Iterator.Element` is what `Element` is.
            if word == "Iterator", Self.isNext(".Element", bytes[end...]) { continue }
            if let rest = Self.continuations[word], !Self.isNext(rest, bytes[end...]) { continue }
            if Self.called.contains(word), !Self.isNext("()", bytes[end...]) { continue }
            if Self.labelsOfText.contains(word), !Self.isBehind("String(", bytes[..<start]) { continue }
            let before = Self.word(before: start, last, bytes)
            if before == "extension", Self.extensible.contains(word) {
                extended.insert(word)
            } else {
                named.insert(word)
            }
            if Self.declaring.contains(before) { declared.insert(word) }
        }
    }

    /// The word that ends at a place, if only blanks are between it and the next one; else none.
    private static func word(
        before start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> String {
        guard end > 0, bytes[end..<start].allSatisfy(isBlank) else { return "" }
        let first = bytes[..<end].lastIndex { !isInWord($0) }.map { $0 + 1 } ?? 0
        return text(bytes[first..<end])
    }

    /// Whether a text and blanks are in front of a place.
    private static func isBehind(_ text: String, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let end = bytes.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
        return bytes[..<end].suffix(text.utf8.count).elementsEqual(text.utf8)
    }

    private static func isNext(_ text: String, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bytes.starts(with: text.utf8)
    }

    private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    /// Whether a byte can belong to a name; all parts of letters beyond ASCII do.
    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
