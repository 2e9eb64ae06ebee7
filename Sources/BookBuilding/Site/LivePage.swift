import Foundation
import Reporting

/// A page as `tracebook serve` shows it: with what is wrong with the book above it, and a script that loads
/// it anew when the book has changed.
package struct LivePage {
    /// Where the files are that only such pages use; no chapter's page can begin with a dot.
    package static let folder = ".tracebook"

    /// Grows with each build.
    let version: Int
    /// What keeps the book from being built.
    let problems: [Diagnostic]

    package init(version: Int, problems: [Diagnostic]) {
        self.version = version
        self.problems = problems
    }

    /// The files that such pages use, by their paths inside the site.
    package static var files: [SiteFile] {
        [
            SiteFile(path: folder + "/live.js", bytes: BundledText.bytes("Theme/live.js")),
            SiteFile(path: folder + "/live.css", bytes: BundledText.bytes("Theme/live.css")),
        ]
    }

    /// The bytes of a page of the site with all that in it.
    package func bytes(of page: SiteFile) -> [UInt8] {
        var text = String(decoding: page.bytes, as: UTF8.self)
        text.replaceFirst("script-src 'self'; ", with: "script-src 'self'; connect-src 'self'; ")
        text.replaceFirst("</head>\n", with: head + "</head>\n")
        if !problems.isEmpty { text.replaceFirst("<body>\n", with: "<body>\n" + troubles) }
        return Array(text.utf8)
    }

    /// A page for a book that has never been built without errors.
    package func bytesWithoutSite(title: String) -> [UInt8] {
        var html = HTMLWriter()
        html.doctype()
        html.element(.html, .lang("en")) { html in
            html.element(.head) { head in
                head.void(.meta, .charset("utf-8"))
                head.void(.meta, .name("viewport"), .content("width=device-width, initial-scale=1"))
                head.element(.title, text: title)
                head.void(.link, .rel("stylesheet"), .href("/" + StyleSheet.path))
            }
            html.element(.body) { $0.element(.main, .id("text")) { $0.element(.h1, text: title) } }
        }
        return bytes(of: SiteFile(path: IndexPage.path, bytes: html.bytes))
    }

    private var head: String {
        var html = HTMLWriter()
        html.void(.link, .rel("stylesheet"), .href("/\(Self.folder)/live.css"))
        html.element(
            .script, .deferred, .source("/\(Self.folder)/live.js"), .data("version", String(version)),
            text: "")
        return String(decoding: html.bytes, as: UTF8.self)
    }

    private var troubles: String {
        var html = HTMLWriter()
        html.element(.aside, .class("troubles"), .role("alert")) { aside in
            aside.element(.h2, text: DiagnosticRenderer.summary(of: problems))
            aside.element(.pre) { $0.text(DiagnosticRenderer().render(problems)) }
        }
        return String(decoding: html.bytes, as: UTF8.self)
    }
}

extension String {
    fileprivate mutating func replaceFirst(_ old: String, with new: String) {
        guard let range = range(of: old) else { return }
        replaceSubrange(range, with: new)
    }
}
