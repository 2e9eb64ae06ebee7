/// Keeps pages outside of memory until they are written: those of a large book are more than a machine that
/// builds many books at once may have to spare.
package protocol PageShelf: Sendable {
    /// Puts bytes away.
    ///
    /// - Returns: where they are; nil where that is not possible, and they have to stay in memory.
    func put(_ bytes: [UInt8]) -> Range<Int>?

    /// What was put there.
    func bytes(in place: Range<Int>) -> [UInt8]
}

/// A file of the finished site.
package struct SiteFile: Equatable, Sendable {
    /// Its path inside the site, `/` between folders: `advanced/hit-testing.html`.
    package var path: String
    private var content: Content

    private enum Content: Sendable {
        case inMemory([UInt8])
        case away(any PageShelf, Range<Int>)
    }

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        content = .inMemory(bytes)
    }

    /// Of a file on a shelf, each time a copy.
    package var bytes: [UInt8] {
        switch content {
        case .inMemory(let bytes): bytes
        case .away(let shelf, let place): shelf.bytes(in: place)
        }
    }

    /// How many bytes it has.
    package var count: Int {
        switch content {
        case .inMemory(let bytes): bytes.count
        case .away(_, let place): place.count
        }
    }

    /// Puts the bytes on a shelf, if it takes them.
    mutating func move(to shelf: any PageShelf) {
        guard case .inMemory(let bytes) = content, let place = shelf.put(bytes) else { return }
        content = .away(shelf, place)
    }

    package static func == (one: SiteFile, other: SiteFile) -> Bool {
        one.path == other.path && one.count == other.count && one.bytes == other.bytes
    }
}
