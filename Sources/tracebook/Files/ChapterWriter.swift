import BookBuilding

/// Puts chapters with accepted fences in the place of the old ones: all, or none.
struct ChapterWriter {
    /// The book's folder.
    let book: Folder

    private static let stagingSuffix = ".tracebook-new"

    /// - Throws: `FileProblem`; then no chapter has changed, unless a rename itself failed.
    func write(_ acceptances: [ChapterAcceptance]) throws {
        var staged: [String] = []
        do {
            for acceptance in acceptances {
                let path = acceptance.file.path
                guard book.kind(of: path) == .file else {
                    throw FileProblem(
                        book.shown(path), "is a symbolic link; accept into the file that it leads to")
                }
                guard try book.read(path) == acceptance.file.bytes else {
                    throw FileProblem(
                        book.shown(path), "was changed while its scenarios ran; run accept once more")
                }
                if book.kind(of: path + Self.stagingSuffix) != nil {
                    try book.remove(path + Self.stagingSuffix)
                }
                staged.append(path + Self.stagingSuffix)
                try book.write(acceptance.bytes, to: path + Self.stagingSuffix)
                try book.copyPermissions(of: book.shown(path), to: path + Self.stagingSuffix)
            }
        } catch {
            for path in staged { try? book.remove(path) }
            throw error
        }
        for acceptance in acceptances {
            try book.rename(acceptance.file.path + Self.stagingSuffix, to: acceptance.file.path)
        }
    }
}
