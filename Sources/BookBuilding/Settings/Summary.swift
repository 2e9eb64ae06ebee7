import CommonMark
import Reporting

/// `SUMMARY.md`: the book's title and the order of its chapters, in the form that mdBook made familiar: a
/// heading with the title, then links, in lists or outside of them; further headings begin parts, rules
/// separate, and a link without destination is a chapter to come.
package struct Summary: Sendable {
    /// A chapter of the book.
    package struct Entry: Sendable {
        package var title: String
        /// Inside Chapters: `advanced/hit.md`; nil for a chapter to come.
        package var path: String?
        /// The link.
        package var span: SourceSpan
        /// The index of its part in `parts`; nil in front of the first part.
        package var part: Int?
        /// How deeply it is nested in its list: 0, 1, ...
        package var depth: Int
        /// Its number in the book, `[2, 1]` for 2.1; nil outside of lists, as for a preface.
        package var number: [Int]?
        /// What the chapter is about, in a sentence: the title of the link, as in
        /// `[Taps](taps.md "Who hears a tap.")`; nil without one.
        package var sentence: String?
    }

    /// The first heading; nil when chapters come before any heading.
    package internal(set) var title: String?
    /// The titles of the parts, in order.
    package internal(set) var parts: [String] = []
    /// In reading order.
    package internal(set) var entries: [Entry] = []
    /// The positions in `entries` before which a rule is.
    package internal(set) var separators: [Int] = []
    /// Everything that is wrong with the file.
    package internal(set) var diagnostics: [Diagnostic] = []

    /// A book may have so many chapters.
    static let mostEntries = 20_000

    /// Reads the file.
    ///
    /// - Parameters:
    ///   - file: `SUMMARY.md`.
    ///   - chapters: the paths, inside Chapters, of the Markdown files that exist.
    package init(_ file: SourceFile, chapters: Set<String>) {
        do {
            let document = try MarkdownDocument(file)
            var reader = SummaryReader(document, chapters: chapters)
            reader.read()
            self = reader.summary
        } catch {
            diagnostics = [error.diagnostic]
        }
    }

    /// Only for the reader, which fills it.
    init() {}
}
