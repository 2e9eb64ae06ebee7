import Reporting

/// All files of a book as they were read, before anything is made of them.
package struct BookSource: Sendable {
    /// `Chapters/SUMMARY.md`; nil when there is none.
    package var summary: SourceFile?
    /// `Chapters/Book.json`; nil when there is none, for it is optional.
    package var settings: SourceFile?
    /// The Markdown files by their path inside `Chapters`: `advanced/hit.md`. The summary is not among them.
    package var chapters: [String: SourceFile]
    /// The Swift files that scenarios are compiled with, by path from the book's folder:
    /// `Sources/Sheet.swift`.
    package var sources: [String: SourceText] = [:]
    /// Pictures by their path inside `Chapters`.
    package var pictures: [String: [UInt8]]

    /// What the committed site remembers of the fences; empty when there is none.
    package var record = FenceRecord()

    /// Where the program itself crashed, which is left out.
    package var crashes = CrashWatch()

    /// What tells files apart.
    let digests = FileMemo { ContentDigest(of: $0.bytes) }

    private let lineLinks = FileMemo(CodeLineLinks.anchors)
    /// The chapters that were not read, for an earlier build found them plain.
    private var unread: Set<String> = []

    /// The lines of code that links of its chapters lead to.
    var linkedLines: Set<String> {
        chapters.values.reduce(into: []) { $0.formUnion(lineLinks.value(of: $1)) }
    }

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

    /// The paths of the Swift files that scenarios are to be compiled with, sorted, each once.
    package var namedSources: [String] {
        let settings = settings.map { BookSettings.read($0).settings } ?? BookSettings()
        return ScenarioLibrary.namedSources(settings, chapters.filter { !unread.contains($0.key) })
    }

    /// Whether a chapter asks nothing of the book: it neither links to lines of code nor names Swift files.
    package func isPlain(_ chapter: SourceFile) -> Bool {
        lineLinks.value(of: chapter).isEmpty && !ScenarioLibrary.mayNameSources(chapter)
    }

    /// The digest of a chapter's bytes.
    package func digest(of chapter: SourceFile) -> ContentDigest { digests.value(of: chapter) }

    /// Adds a plain chapter that nobody has read.
    package mutating func add(unread chapter: SourceFile, _ digest: ContentDigest, at path: String) {
        digests.know(digest, of: chapter)
        lineLinks.know([], of: chapter)
        chapters[path] = chapter
        unread.insert(path)
    }

    /// Whether its chapters together are short enough to be read on one page.
    var isSmall: Bool {
        chapters.values.reduce(0) { $0 + $1.count } <= Self.mostBytesOnOnePage
    }

    /// So many bytes of Markdown are read on one page without being asked for.
    static let mostBytesOnOnePage = 1 << 20

    /// The pictures that do not begin as their names say.
    var wrongPictures: Set<String> {
        Set(pictures.filter { path, bytes in PictureKind(path: path)?.begins(bytes) != true }.keys)
    }
}
