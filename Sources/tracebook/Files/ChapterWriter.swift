import BookBuilding
import Reporting

/// Puts chapters that were changed in the place of the old ones. Each chapter is the old one or the new one,
/// whenever it is stopped; all of them are made ready, and looked at once more, before the first is replaced.
/// What was stopped between two chapters is finished by running the command again.
struct ChapterWriter {
    /// The book's folder.
    let book: Folder

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
        guard !changes.isEmpty else { return }
        for change in changes { try refuseOthers(at: change.file.path) }
        let lock = try FolderLock(try book.folder(BookReader.chapters))
        let workshop = try opened(lock, for: changes[0].file.path)
        defer { workshop.close() }
        for (number, change) in changes.enumerated() {
            try stage(change.bytes, of: change.file, as: String(number), in: workshop.folder)
        }
        for (number, change) in changes.enumerated() {
            try workshop.folder.rename(String(number), to: change.file.path, in: book)
        }
    }

    private func opened(_ lock: FolderLock, for path: String) throws -> Workshop {
        do {
            return try Workshop(lock)
        } catch let problem as FileProblem {
            throw FileProblem(book.shown(path), "cannot be replaced, for \(problem)")
        }
    }

    /// Writes the new chapter beside the old one, which must still be what was read.
    private func stage(_ bytes: [UInt8], of file: SourceFile, as name: String, in workshop: Folder) throws {
        try refuseOthers(at: file.path)
        guard try book.holds(file.bytes, at: file.path), let status = book.status(of: file.path) else {
            throw FileProblem(
                book.shown(file.path), "was changed while its scenarios ran; run accept once more")
        }
        do {
            try workshop.write(bytes, to: name, like: status)
        } catch let problem as FileProblem {
            throw FileProblem(book.shown(file.path), problem.reason)
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
