@testable import BookBuilding
import Reporting

/// A little book in memory.
struct TestBook {
    var source = BookSource()

    /// - Parameter chapters: texts by path; a summary that lists them in order of path is added if there is
    ///   none.
    init(_ chapters: [String: String], settings: String? = nil, summary: String? = nil) {
        for (path, text) in chapters {
            source.chapters[path] = SourceFile(path: "Chapters/\(path)", text: text)
        }
        let list = chapters.keys.sorted().map { "- [Chapter \($0)](\($0))\n" }.joined()
        source.summary = SourceFile(path: "Chapters/SUMMARY.md", text: summary ?? "# Book\n\n\(list)")
        source.settings = settings.map { SourceFile(path: "Chapters/Book.json", text: $0) }
    }

    /// A book of one chapter, `a.md`.
    init(chapter: String) {
        self.init(["a.md": chapter])
    }

    /// Puts a Swift file into the book's folder.
    mutating func put(_ text: String, at path: String) {
        source.sources[path] = SourceText(SourceFile(path: path, text: text))
    }

    /// Writes more text behind the first chapter.
    mutating func append(_ text: String, to path: String = "a.md") {
        source.chapters[path] = SourceFile(path: "Chapters/\(path)", text: self.text(path) + text)
    }

    func build(scheduler: some ChapterScheduler = SerialScheduler()) -> BookBuild {
        BookPipeline.build(source, scheduler: scheduler)
    }

    /// The text of a page of the built site; empty when there is no site.
    func page(_ path: String = "a.html") -> String {
        build().page(path)
    }

    /// The book with all that it gives accepted.
    func accepted() -> TestBook {
        var copy = self
        for acceptance in build().acceptances {
            let path = String(acceptance.file.path.dropFirst("Chapters/".count))
            copy.source.chapters[path] = SourceFile(path: acceptance.file.path, bytes: acceptance.bytes)
        }
        return copy
    }

    /// The bytes of a chapter as text.
    func text(_ path: String = "a.md") -> String {
        source.chapters[path].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }
}

extension BookBuild {
    func page(_ path: String = "a.html") -> String {
        let isThis = { (file: SiteFile) in file.path == path }
        let file = site?.chapterPages.first(where: isThis) ?? site?.files.first(where: isThis)
        return file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    /// `12:3 dead-link`: place and code of everything that is wrong, sorted by place.
    var findings: [String] {
        DiagnosticRenderer.sorted(diagnostics).map { diagnostic in
            let place = diagnostic.span.map { "\($0.start.line):\($0.start.column) " } ?? ""
            return place + diagnostic.code.rawValue
        }
    }
}

/// Code and output fences to build test chapters from.
enum Sample {
    static let scenario = """
        ```swift, scenario, name=tap
        let red = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        view.addSubview(red)
        hand.tap(red)
        ```

        """

    /// An output fence of `tap` with a body.
    static func fence(_ info: String, _ body: String = "") -> String {
        "```\(info)\n\(body)```\n"
    }
}
