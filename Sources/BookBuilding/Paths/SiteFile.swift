/// Keeps pages outside of memory until they are written: those of a large book are more than a machine that
/// builds many books at once may have to spare.
package protocol PageShelf: Sendable {
    /// Puts bytes away.
    ///
    /// - Returns: where they are; nil where that is not possible, and they have to stay in memory.
    func put(_ bytes: [UInt8]) -> (any PageOnShelf)?
}

/// The bytes of a page that are not in memory.
package protocol PageOnShelf: Sendable {
    /// How many they are.
    var count: Int { get }
    /// Each time a copy.
    var bytes: [UInt8] { get }
}

/// A file of the finished site.
package struct SiteFile: Equatable, Sendable {
    /// Its path inside the site, `/` between folders: `advanced/hit-testing.html`.
    package var path: String
    /// The digest of its bytes, where it is known without them.
    package internal(set) var digest: ContentDigest?
    private var content: Content

    private enum Content: Sendable {
        case inMemory([UInt8])
        case away(any PageOnShelf)
    }

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        content = .inMemory(bytes)
    }

    /// A page that is on a shelf already, with the digest of its bytes.
    init(path: String, _ page: some PageOnShelf, _ digest: ContentDigest) {
        self.path = path
        self.digest = digest
        content = .away(page)
    }

    /// Of a file on a shelf, each time a copy.
    package var bytes: [UInt8] {
        switch content {
        case .inMemory(let bytes): bytes
        case .away(let page): page.bytes
        }
    }

    /// How many bytes it has.
    package var count: Int {
        switch content {
        case .inMemory(let bytes): bytes.count
        case .away(let page): page.count
        }
    }

    /// Puts the bytes on a shelf, if it takes them.
    mutating func move(to shelf: any PageShelf) {
        guard case .inMemory(let bytes) = content, let page = shelf.put(bytes) else { return }
        content = .away(page)
    }

    package static func == (one: SiteFile, other: SiteFile) -> Bool {
        guard one.path == other.path, one.count == other.count else { return false }
        if let digest = one.digest, let other = other.digest { return digest == other }
        return one.bytes == other.bytes
    }
}
