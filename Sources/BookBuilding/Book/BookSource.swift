import Reporting

/// All files of a book as they were read, before anything is made of them.
package struct BookSource: Sendable {
    /// `Chapters/SUMMARY.md`; nil when there is none.
    package var summary: SourceFile?
    /// `Chapters/Book.json`; nil when there is none, for it is optional.
    package var settings: SourceFile?
    /// The Markdown files by their path inside `Chapters`: `advanced/hit.md`. The summary is not among them.
    package var chapters: [String: SourceFile]
    /// Pictures by their path inside `Chapters`.
    package var pictures: [String: [UInt8]]

    /// What the committed site remembers of the fences; empty when there is none.
    package var record = FenceRecord()

    /// Where the program itself crashed, which is left out.
    package var crashes = CrashWatch()

    /// Markdown files that are there and could not be read, which is reported already.
    package var unreadable: Set<String> = []

    package init(
        summary: SourceFile? = nil, settings: SourceFile? = nil, chapters: [String: SourceFile] = [:],
        pictures: [String: [UInt8]] = [:]
    ) {
        self.summary = summary
        self.settings = settings
        self.chapters = chapters
        self.pictures = pictures
    }

    /// The pictures that do not begin as their names say.
    var wrongPictures: Set<String> {
        Set(pictures.filter { path, bytes in PictureKind(path: path)?.begins(bytes) != true }.keys)
    }
}
