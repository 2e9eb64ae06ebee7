import BookBuilding
import Foundation
import Reporting

/// A book with chapters as they are in an editor, which may not be saved, and what was found in them.
final class EditedBook {
    let root: String
    /// Chapters that are open, by their path inside Chapters.
    var texts: [String: String] = [:]
    /// Whether something has changed since it was looked at.
    var isDirty = true
    private(set) var findings: [Verification.Finding] = []
    private var source = BookSource()
    private var memory = BookMemory()
    private var inspections: [String: ChapterInspection] = [:]

    init(root: String) { self.root = root }

    /// The folder of the book that a file belongs to, and the file's path inside its Chapters; nil for a file
    /// of no book.
    static func place(of file: String) -> (root: String, path: String)? {
        var parts = file.components(separatedBy: "/")
        var inner: [String] = []
        while let last = parts.popLast() {
            let root = parts.joined(separator: "/")
            if last == BookReader.chapters, BookReader.isBook(root) {
                return (root, inner.joined(separator: "/"))
            }
            inner.insert(last, at: 0)
        }
        return nil
    }

    /// Reads what has changed and runs it. A book that cannot be read has what is wrong as its only finding.
    func refresh() {
        guard isDirty else { return }
        isDirty = false
        inspections = [:]
        let reading: BookReader.Result
        do {
            reading = try BookOptions.read(Folder(path: root))
        } catch {
            let problem = (error as? FileProblem)?.diagnostic
            findings = [problem].compactMap(\.self).map { Verification.Finding($0) }
            return
        }
        source = reading.source
        for (path, text) in texts {
            let file = SourceFile(path: BookReader.chapters + "/" + path, bytes: Array(text.utf8))
            if path == "SUMMARY.md" { source.summary = file } else { source.chapters[path] = file }
        }
        var build = BookPipeline.build(source, scheduler: ParallelWork(), memory: &memory)
        build.diagnostics += reading.diagnostics
        findings = Verification(build, pages: []).findings
    }

    /// A chapter with everything in it run.
    func inspection(of path: String) -> ChapterInspection? {
        refresh()
        if let known = inspections[path] { return known }
        let source = source
        let inspection = ParallelWork(threads: 1).map(count: 1) { _ in ChapterInspection(path, in: source)
        }[0]
        inspections[path] = inspection
        return inspection
    }
}
