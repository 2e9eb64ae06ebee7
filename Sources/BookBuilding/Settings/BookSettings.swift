import Foundation
import Reporting

/// What `Chapters/Book.json` says about the book; each of it can be left out, the file too.
package struct BookSettings: Sendable {
    /// The screen of scenarios when nobody names one, in points.
    package static let usualScreen = CGSize(width: 375, height: 667)

    /// Overrides the title of `SUMMARY.md`.
    package var title: String?
    /// The language of the text as HTML names it: `en`, `zh-Hans`.
    package var language = "en"
    /// Whether that is a kind of English, in which the engine's own words are.
    var isEnglish: Bool { language.lowercased().prefix { $0 != "-" } == "en" }
    package var author: String?
    /// What the book is, in a sentence or two, for the front page and for those who share a link.
    package var description: String?
    /// The scenario that the front page shows: `01-who-is-hit/tap-red`.
    package var cover: String?
    /// Where `cover` is set.
    package var coverSpan: SourceSpan?
    /// Where the site will be, for canonical links and the sitemap; ends with a slash.
    package var baseURL: String?
    /// Where a chapter can be edited; the chapter's path is put behind it. Ends with a slash.
    package var editURL: String?
    /// The screen of scenarios that name none, in points.
    package var screen = usualScreen
    /// The Swift files that all scenarios are compiled with.
    package var sources: [SourceName] = []
    /// Whether the site has the whole book on one page, too; nil leaves it to the size of the book.
    package var onePage: Bool?

    /// The settings of a book without `Book.json`.
    package init() {}

    /// Reads the file; what is wrong is reported and left at its usual value.
    package static func read(_ file: SourceFile) -> (settings: BookSettings, diagnostics: [Diagnostic]) {
        var settings = BookSettings()
        do {
            let value = try JSONReader.read(file)
            var reader = SettingsReader(value)
            settings.title = reader.text("title")
            settings.language =
                reader.text("language", why: "is no language", hint: "for example en or zh-Hans", isLanguage)
                ?? settings.language
            settings.author = reader.text("author")
            settings.description = reader.text("description")
            settings.cover = reader.text("cover")
            settings.coverSpan = reader.span(of: "cover")
            settings.baseURL = reader.text("baseURL", why: addressProblem, hint: addressHint, isAddress).map(
                withSlash)
            settings.editURL = reader.text("editURL", why: addressProblem, hint: addressHint, isAddress).map(
                withSlash)
            settings.screen =
                reader.text("screen", why: "is no screen size", hint: ScreenSize.hint) { text in
                    ScreenSize.read(text) != nil
                }.flatMap(ScreenSize.read) ?? settings.screen
            settings.sources = reader.texts("sources").compactMap { path, span in
                if let problem = SourceName.problem(with: path) {
                    reader.report("'\(path)' \(problem.why)", at: span, hint: problem.hint)
                    return nil
                }
                return SourceName(path: path, span: span)
            }
            settings.onePage = reader.flag("onePage")
            return (settings, reader.finish())
        } catch {
            return (settings, [error.diagnostic])
        }
    }

    private static let addressProblem = "is no web address"
    private static let addressHint = "it begins with https:// and has no '?' and no '#'"

    /// Letters, digits and hyphens, beginning with a letter, as in BCP 47.
    private static func isLanguage(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return (2...3).contains(parts[0].count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
            && parts.allSatisfy { part in
                (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
    }

    private static func isAddress(_ text: String) -> Bool {
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
        let host = text.dropFirst(scheme.count).prefix { $0 != "/" }
        return !host.isEmpty
            && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"?#\"<>\\^`{|}".utf8.contains($0) }
    }

    private static func withSlash(_ address: String) -> String {
        address.hasSuffix("/") ? address : address + "/"
    }
}
