import BookBuilding

/// The folder of the finished site.
enum OutputFolder {
    /// The name inside a book.
    static let name = "Output"

    /// What the book's committed site remembers of its fences; nothing when it has no site, or none that can
    /// be read: the record only helps to say why something differs.
    static func record(in book: Folder) -> FenceRecord {
        let path = name + "/" + FenceRecord.path
        guard book.kind(of: name) == .folder, book.kind(of: path) == .file,
            let size = try? book.size(of: path), size <= FenceRecord.mostBytes,
            let bytes = try? book.read(path)
        else { return FenceRecord() }
        return FenceRecord(bytes)
    }

    /// The folder that the user named, or the book's own. A link that leads the book's own folder out of the
    /// book is refused: the book may be a stranger's.
    ///
    /// - Throws: `FileProblem`.
    static func find(_ path: String?, in book: Folder) throws -> Folder {
        if let path { return Folder(path: path) }
        if book.kind(of: name) == .link {
            throw FileProblem(
                book.shown(name), "is a symbolic link, which is not followed; use --output-path")
        }
        return Folder(path: book.shown(name))
    }
}
