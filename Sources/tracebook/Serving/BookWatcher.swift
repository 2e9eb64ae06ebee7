import Foundation

/// Tells whether anything in a book's chapters has changed, by looking at the files' dates and sizes: a few
/// dozen questions to the system, many times a second, on every system alike.
struct BookWatcher {
    let book: Folder

    /// What can be seen of a file without reading it.
    private struct Sight: Equatable {
        var size: Int
        var seconds: Int
        var nanoseconds: Int
        var number: UInt64
    }

    private var seen: [String: Sight] = [:]

    init(book: Folder) {
        self.book = book
        seen = look()
    }

    /// Whether something has changed since the last call, or since the beginning.
    mutating func hasChanged() -> Bool {
        let now = look()
        defer { seen = now }
        return now != seen
    }

    private func look() -> [String: Sight] {
        var sights: [String: Sight] = [:]
        look(into: "Chapters", &sights)
        return sights
    }

    private func look(into folder: String, _ sights: inout [String: Sight]) {
        for name in (try? book.names(in: folder)) ?? [] where !name.hasPrefix(".") {
            let path = folder + "/" + name
            if book.kind(of: path) == .folder {
                look(into: path, &sights)
            } else if let sight = sight(of: path) {
                sights[path] = sight
            }
        }
    }

    private func sight(of path: String) -> Sight? {
        var information = stat()
        guard stat(book.shown(path), &information) == 0 else { return nil }
        #if canImport(Darwin)
            let time = information.st_mtimespec
        #else
            let time = information.st_mtim
        #endif
        return Sight(
            size: Int(information.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
            number: UInt64(information.st_ino))
    }
}
