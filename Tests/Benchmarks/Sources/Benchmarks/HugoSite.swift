import Foundation

/// The chapters of a generated book as the content of a site that Hugo makes: the same Markdown, a page for
/// each and one that lists them, in templates that add next to nothing. Hugo runs no scenario and checks
/// nothing; what it costs is what a quick generator of sites needs for the prose.
struct HugoSite {
    private let folder: URL

    /// Debian's package has it there.
    private static let tool = URL(fileURLWithPath: "/usr/bin/hugo")

    /// Nil where Hugo is not installed.
    init?(_ book: GeneratedBook) throws {
        guard FileManager.default.isExecutableFile(atPath: Self.tool.path) else { return nil }
        folder = book.folder.appendingPathComponent("hugo")
        let files = [
            "config.toml": Self.settings, "layouts/_default/single.html": Self.page("{{ .Content }}"),
            "layouts/_default/list.html": Self.page(Self.list),
        ]
        for (path, text) in files { try write(Data(text.utf8), path) }
        for number in 1...book.chapters {
            let chapter = book.chapter(number)
            try write(Data(contentsOf: chapter), "content/" + chapter.lastPathComponent)
        }
    }

    private func write(_ data: Data, _ path: String) throws {
        let file = folder.appendingPathComponent(path)
        let above = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: above, withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Makes the whole site in an empty folder.
    func build(round: Int) throws -> ChildProcess {
        let site = folder.appendingPathComponent("site-\(round)")
        return try ChildProcess(
            Self.tool, ["--source", folder.path, "--destination", site.path, "--quiet"],
            environment: ["HUGO_CACHEDIR": folder.appendingPathComponent("cache").path])
    }

    private static let settings = """
        baseURL = "https://example.org/"
        title = "A generated book"
        disableKinds = ["taxonomy", "term", "RSS", "sitemap"]

        """

    private static let list = """
        <ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .File.ContentBaseName }}</a></li>
        {{ end }}</ul>
        """

    private static func page(_ content: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head><meta charset="utf-8"><title>{{ .Title }}</title></head>
        <body>\(content)</body>
        </html>

        """
    }
}
