import BookBuilding
import Reporting

/// Puts chapters that were changed in the place of the old ones: all, or none.
struct ChapterWriter {
    /// The book's folder.
    let book: Folder

    private static let stagingSuffix = ".tracebook-new"

    /// Writes chapters with accepted fences.
    ///
    /// - Throws: `FileProblem`; then no chapter has changed, unless a rename itself failed.
    func write(_ acceptances: [ChapterAcceptance]) throws {
        try write(acceptances.map { (file: $0.file, bytes: $0.bytes) })
    }

    /// Writes chapters with other bytes than those that were read.
    ///
    /// - Throws: `FileProblem`; then no chapter has changed, unless a rename itself failed.
    func write(_ changes: [(file: SourceFile, bytes: [UInt8])]) throws {
        var staged: [String] = []
        do {
            for change in changes {
                let path = change.file.path
                try refuseOthers(at: path)
                guard try book.read(path) == change.file.bytes else {
                    throw FileProblem(
                        book.shown(path), "was changed while its scenarios ran; run accept once more")
                }
                if book.kind(of: path + Self.stagingSuffix) != nil {
                    try book.remove(path + Self.stagingSuffix)
                }
                staged.append(path + Self.stagingSuffix)
                try book.write(change.bytes, to: path + Self.stagingSuffix)
                try book.copyPermissions(of: book.shown(path), to: path + Self.stagingSuffix)
            }
        } catch {
            for path in staged { try? book.remove(path) }
            throw FileProblem.withoutEnding(Self.stagingSuffix, error)
        }
        for change in changes {
            try book.rename(change.file.path + Self.stagingSuffix, to: change.file.path)
        }
    }

    /// Refuses whatever is no file.
    private func refuseOthers(at path: String) throws {
        let reason: String
        switch book.kind(of: path) {
        case .file: return
        case .link: reason = "is a symbolic link; accept into the file that it leads to"
        case nil: reason = "was removed while its scenarios ran; run accept once more"
        case .folder, .other: reason = "is no file any more; run accept once more"
        }
        throw FileProblem(book.shown(path), reason)
    }
}
